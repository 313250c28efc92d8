/** Crisis lines by region. An operator can replace the default list. */

import * as z from "zod/mini";
import { textUpTo } from "./text.ts";

const filledText = (limit: number, label: string) => textUpTo(limit, label).check(z.trim(), z.minLength(1));

/** Allows only links that cannot run code in the browser. */
const addressPattern = /^(https:\/\/|tel:|sms:|mailto:)\S+$/;

const supportLineSchema = z.strictObject({
  name: filledText(100, "A name"),
  /** The number or address, as people read it. */
  contact: filledText(100, "A contact"),
  /** The link that a tap opens; null or left out when there is none. */
  address: z.nullish(
    textUpTo(300, "An address").check(
      z.regex(addressPattern, "An address begins with https://, tel:, sms: or mailto:."),
    ),
  ),
  /** The opening hours, or the purpose of the line. */
  note: z.nullish(textUpTo(200, "A note")),
});

/** One entry for each region, in the order of display. */
export const supportLinesSchema = z
  .array(
    z.strictObject({
      region: filledText(100, "A region"),
      lines: z.array(supportLineSchema).check(z.minLength(1), z.maxLength(20)),
    }),
  )
  .check(z.minLength(1), z.maxLength(50));

export type SupportLines = z.output<typeof supportLinesSchema>;
