/** Invitations: links with which people come in where registration is not open to everybody. */

import * as z from "zod/mini";
import { refusalsAdmin } from "../languages/en/refusals-admin.ts";
import { coded } from "../refusals.ts";
import { textUpTo } from "../text.ts";

const day = 24 * 3_600_000;

/** `label` in UTF-16 units; `most` invitations can wait at a time. */
export const invitationLimits = {
  label: 50,
  days: { min: 1, max: 90 },
  uses: { min: 1, max: 100 },
  most: 200,
} as const;

export const invitationDefaults = { days: 7, uses: 1 } as const;

/** `from` is when the invitation is made. */
export const invitationEnd = (from: Date, days: number) => new Date(from.getTime() + days * day);

const wholeNumber = ({ min, max }: { min: number; max: number }, refusal: string) =>
  z.int(refusal).check(z.minimum(min, refusal), z.maximum(max, refusal));

const { days, uses } = invitationLimits;
const daysRefusal = coded("out-of-range", refusalsAdmin.days, days);
const usesRefusal = coded("out-of-range", refusalsAdmin.uses, uses);
const usedOnce = coded("out-of-range", refusalsAdmin.usedOnce, { min: 1, max: 1 });

const labelSchema = textUpTo(invitationLimits.label, "A label", {
  tooLong: coded("too-long", refusalsAdmin.labelTooLong, { max: invitationLimits.label }),
  unstorable: coded("invalid-characters", refusalsAdmin.labelUnstorable),
});

/**
 * What an administrator asks for. `forUniverse` is the exact name of a universe that has lost its way in, or that its name
 * alone opens: the link lets its person give it one, and nobody else in.
 */
export const newInvitationSchema = z.pipe(
  z
    .strictObject({
      label: z.nullish(labelSchema),
      days: z.optional(wholeNumber(days, daysRefusal)),
      uses: z.optional(wholeNumber(uses, usesRefusal)),
      forUniverse: z.nullish(textUpTo(200, "Universe name")),
    })
    .check(
      z.check(({ value, issues }) => {
        if (value.forUniverse && (value.uses ?? 1) !== 1)
          issues.push({ code: "custom", path: ["uses"], message: usedOnce, input: value });
      }),
    ),
  z.transform(({ label, forUniverse, ...asked }) => ({
    label: label?.trim().normalize("NFC") || null,
    days: asked.days ?? invitationDefaults.days,
    uses: asked.uses ?? invitationDefaults.uses,
    forUniverse: forUniverse?.trim().normalize("NFC") || null,
  })),
);
export type NewInvitation = z.output<typeof newInvitationSchema>;

/** Times are ISO 8601 with `Z`. An invitation that has ended is not listed; one that is used up is, until its end. */
export const invitationSchema = z.object({
  id: z.string(),
  label: z.nullable(z.string()),
  uses: z.int(),
  /** Registrations that wait for their link count, until they end without it. */
  used: z.int(),
  createdAt: z.string(),
  endsAt: z.string(),
  /** The name of the universe that gets a way in; null for an invitation that lets new people in. */
  forUniverse: z.nullable(z.string()),
});
export type Invitation = z.output<typeof invitationSchema>;

/** `url` is the link, which nothing shows again. */
export const madeInvitationSchema = z.extend(invitationSchema, { url: z.string() });
