/** Links with which a person shows a sky to others: their requests, their replies and their limits. */

import * as z from "zod/mini";
import { dayMs } from "../calendar.ts";
import { clientIdSchema } from "../client-id.ts";
import { rulesSettings } from "../languages/en/rules-settings.ts";
import { coded } from "../refusals.ts";
import { sealableObject } from "../sealed/sealable.ts";
import { sealedField } from "../sealed/sealed-text.ts";
import { shortTextSchema } from "../visible-text.ts";

/** UTF-16 units, after trimming. */
export const linkLabelLimit = 60;
/** Most links of a universe; those that have ended count too. */
export const maxLinks = 20;

/** How long a link is valid. Months and years have 30 and 365 days, so that every link of a kind lasts equally long. */
export const validities = ["day", "week", "month", "year", "unlimited"] as const;
export type Validity = (typeof validities)[number];

const daysOf: Readonly<Record<Validity, number | null>> = {
  day: 1,
  week: 7,
  month: 30,
  year: 365,
  unlimited: null,
};

/**
 * The moment when a link that is made or renewed `from` a moment ends (epoch milliseconds); null for one that lasts
 * until it is revoked.
 */
export function endOf(validity: Validity, from: number): number | null {
  const days = daysOf[validity];
  return days === null ? null : from + days * dayMs;
}

const flag = (name: string) => z.boolean(coded("unknown-option", `${name} is true or false.`));

/** What the owner decides. The label is for the owner alone: no visitor gets it. */
const choices = {
  label: shortTextSchema(rulesSettings.label, { min: 1, max: linkLabelLimit }),
  /** Whether visitors get the names of the feelings. */
  showsFeelings: flag("showsFeelings"),
  /** Whether visitors get the calendar date of each star; they never get its time. */
  showsDates: flag("showsDates"),
  /** Whether visitors see new stars. Otherwise they see those that existed when the link was made, or this choice was. */
  isLive: flag("isLive"),
  validity: z.enum(
    validities,
    coded("unknown-option", `The validity of a link is one of ${validities.join(", ")}.`),
  ),
} as const;

/** The request that creates a link. The same `id` and content again creates no second one. */
export const newLinkSchema = sealableObject({ label: "" }, { id: clientIdSchema, ...choices });

export type NewLink = z.output<typeof newLinkSchema>;

/** The request that changes a link; what is left out stays. `validity` counts from now, also for a link that has ended. */
export const linkChangeSchema = z.partial(sealableObject({ label: "" }, choices));

export type LinkChange = z.output<typeof linkChangeSchema>;

/** Whether whoever has the link may see more after the change, or for longer. */
export const showsMore = ({ showsFeelings, showsDates, isLive, validity }: LinkChange): boolean =>
  showsFeelings === true || showsDates === true || isLive === true || validity !== undefined;

/**
 * A link as its owner gets it; moments are ISO 8601 with `Z`. `views` counts how often its page was opened. `url` is null
 * where this server cannot tell the link any more, which works nevertheless: after a restore of a backup.
 */
export const linkSchema = z.object({
  id: z.string(),
  /** Empty beside `sealed`. */
  label: z.string(),
  sealed: sealedField.schema,
  showsFeelings: z.boolean(),
  showsDates: z.boolean(),
  isLive: z.boolean(),
  /** The moment whose stars it shows; null for a live one. */
  asOf: z.nullable(z.string()),
  createdAt: z.string(),
  endsAt: z.nullable(z.string()),
  views: z.int(),
  url: z.nullable(z.string()),
});

export type Link = z.output<typeof linkSchema>;

/** A link as an export has it: without its address, which opens the sky. */
export const exportedLinkSchema = z.omit(linkSchema, { url: true });

/** The path of a link's page. */
export const shownPath = (token: string) => `/s/${token}`;
/** The path of the page that other sites put into a frame. */
/** The address of the frame, by that of the page. */
export const embedOf = (page: string) => `${page}/embed`;
export const embedPath = (token: string) => embedOf(shownPath(token));
/** The path of the picture of a link's preview, and its size in pixels. */
export const picturePath = (token: string) => `${shownPath(token)}/picture.png`;
export const pictureSize = { width: 1200, height: 630 } as const;
