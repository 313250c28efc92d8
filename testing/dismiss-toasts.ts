/** Runs for each test file of the client that shares its modules with others: no toast of one is shown in the next. */

import { afterAll } from "vitest";
import { dismissToast, shownToast } from "../client/ui/toasts.ts";

afterAll(() => {
  while (shownToast()) dismissToast();
});
