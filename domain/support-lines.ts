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

/** The list of a server whose operator has set none. The services themselves publish these numbers. */
export const defaultSupportLines: SupportLines = [
  {
    region: "Anywhere",
    lines: [
      {
        name: "Find A Helpline",
        contact: "findahelpline.com",
        address: "https://findahelpline.com",
        note: "Free lines to call, text or chat with, by country and subject.",
      },
      {
        name: "Befrienders Worldwide",
        contact: "befrienders.org",
        address: "https://befrienders.org",
        note: "Volunteers who listen, in many countries and languages.",
      },
      {
        name: "Emergency services",
        contact: "112, or your local number",
        address: "tel:112",
        note: "When a life is in danger now. 112 works in many countries; 911, 999 or 000 elsewhere.",
      },
    ],
  },
  {
    region: "United States and Canada",
    lines: [
      {
        name: "988 Lifeline",
        contact: "Call or text 988",
        address: "tel:988",
        note: "Day and night.",
      },
    ],
  },
  {
    region: "United Kingdom and Ireland",
    lines: [
      {
        name: "Samaritans",
        contact: "116 123",
        address: "tel:116123",
        note: "Day and night, free from any phone.",
      },
    ],
  },
  {
    region: "Australia",
    lines: [{ name: "Lifeline", contact: "13 11 14", address: "tel:131114", note: "Day and night." }],
  },
];
