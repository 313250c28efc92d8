/** The outbox of this browser. */

import { storedUserId } from "../session/stored-user.ts";
import { makeAlone } from "./alone.ts";
import { openChannel } from "./channel.ts";
import { isOffline } from "./is-offline.ts";
import { BrowserItemStore } from "./item-store.ts";
import { kinds } from "./kinds.ts";
import { Outbox } from "./outbox.ts";

const name = "mood-universe.outbox";

export const outbox = new Outbox({
  kinds,
  store: new BrowserItemStore(),
  alone: makeAlone(name),
  channel: openChannel(name),
  /** Where the storage is forbidden, the id is unknown. */
  mayDeliver: (userId) => (storedUserId() ?? userId) === userId,
  isOffline,
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});
