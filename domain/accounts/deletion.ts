/** Deletion of a universe by its person. */

import * as z from "zod/mini";
import { checkInOrder, fieldRule, formMessages, formText, requireFilled } from "./form-rules.ts";
import { passwordLengthRefusal } from "./passwords.ts";

/** A universe that its name alone opens is removed after this time, because whoever knows the name can ask for it. */
export const closedForMs = 7 * 24 * 3_600_000;

/** The day when a universe that was closed at that moment is removed. */
export const removalOf = (closedAt: Date) => new Date(closedAt.getTime() + closedForMs);

/** `password` is empty for a universe that has none. */
export const deletionSchema = z.pipe(
  z.pipe(
    z.strictObject({ universeName: formText("Universe name"), password: formText("Password") }),
    z.transform(({ universeName, password }) => ({
      universeName: universeName.trim().normalize("NFC"),
      password,
    })),
  ),
  z.object({ universeName: z.string(), password: z.string() }).check(
    checkInOrder(
      requireFilled(formMessages.required, "universeName"),
      fieldRule("password", (password) => (password === "" ? null : passwordLengthRefusal(password))),
    ),
  ),
);
