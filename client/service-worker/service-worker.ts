/** The service worker: pages open without a network. Each part registers its own events. */

import "./shell.ts";
import "./music.ts";
import "./share.ts";
import "./reminders.ts";
import "./sync.ts";
