/** Which device this browser was when it last began to get reminders. The server forgets one whose subscription has ended. */

import * as z from "zod/mini";
import { ownName } from "../base-path.ts";

const key = ownName("mood-universe.reminders-here");
const schema = z.object({ userId: z.string(), id: z.string() });

type OwnDevice = z.output<typeof schema>;

/** The device as which this browser gets reminders. Unknown if the browser forbids its storage. */
export const ownDevice = {
  read(): OwnDevice | null {
    try {
      return schema.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
    } catch {
      return null;
    }
  },
  remember(device: OwnDevice) {
    try {
      localStorage.setItem(key, JSON.stringify(device));
    } catch {
      // A forbidden storage loses nothing: the device is renewed while the server knows it.
    }
  },
  forget() {
    try {
      localStorage.removeItem(key);
    } catch {
      // A forbidden storage is empty.
    }
  },
};
