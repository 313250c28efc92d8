/** Whether a table has a header: without one, its first row is an entry too. */

import { anyForm, dateOrders } from "../date-text.ts";
import { readMoment } from "../moment-text.ts";

/** Names of columns are no dates, in any language. */
export const hasHeader = (firstRow: readonly string[]): boolean =>
  !firstRow.some((cell) => dateOrders.some((order) => readMoment(cell, { ...anyForm, order }) !== null));
