import { isCommonPassword } from "#domain/common-passwords.ts";
import { passwordSentences } from "#domain/passwords.ts";
import { invalid } from "../errors.ts";

/** The refusal of a password that is tried first, at its field; null for any other. */
export const commonPassword = (field: string, password: string) =>
  isCommonPassword(password) ? invalid({ [field]: passwordSentences.common }) : null;
