/** The schemas of local times are apart from their arithmetic, which workers load without a library of schemas. */

import * as z from "zod/mini";
import { isTimeZone, utcOffsetRange } from "./local-time.ts";
import { coded } from "./refusals.ts";

const offsetRefusal = coded(
  "out-of-range",
  `utcOffset is a whole number of minutes from −${utcOffsetRange.max} to ${utcOffsetRange.max}.`,
  utcOffsetRange,
);

export const utcOffsetSchema = z
  .int(offsetRefusal)
  .check(z.minimum(utcOffsetRange.min, offsetRefusal), z.maximum(utcOffsetRange.max, offsetRefusal));

export const timeZoneSchema = z
  .string(coded("not-text", "timeZone must be text."))
  .check(
    z.maxLength(60, coded("too-long", "timeZone can have up to 60 characters.", { max: 60 })),
    z.refine(
      isTimeZone,
      coded("unknown-time-zone", "timeZone must be the name of a time zone, like Europe/Berlin."),
    ),
  );
