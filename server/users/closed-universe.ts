/** The refusal of every sign-in to a universe that an administrator has closed. */

import { removalOf } from "#domain/accounts/deletion.ts";
import { refusalsAdmin } from "#domain/languages/en/refusals-admin.ts";
import { refusal } from "#domain/refusals.ts";

/** Thrown where a session would begin, after whoever asks has proved themselves: so that no way in forgets it. */
export class UniverseClosed extends Error {
  readonly refusal;

  constructor(closedAt: Date) {
    super("The universe is closed");
    this.refusal = refusal("universe-closed", refusalsAdmin.closedByAdministrator, {
      removedAt: removalOf(closedAt).toISOString(),
    });
  }
}
