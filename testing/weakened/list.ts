/** All weakenings, by the chapters of docs/security.md. */

import { administrators } from "./administrators.ts";
import { authorization } from "./authorization.ts";
import { codes } from "./codes.ts";
import { coding } from "./coding.ts";
import { cryptography } from "./cryptography.ts";
import { data } from "./data.ts";
import { encoding } from "./encoding.ts";
import { files } from "./files.ts";
import { frontend } from "./frontend.ts";
import { logic } from "./logic.ts";
import { logs } from "./logs.ts";
import { passkeyDefences } from "./passkeys.ts";
import { passwords } from "./passwords.ts";
import { provider } from "./provider.ts";
import { seal } from "./seal.ts";
import { sealedWords } from "./sealed-words.ts";
import { secondFactor } from "./second-factor.ts";
import { sessions } from "./sessions.ts";
import { settings } from "./settings.ts";
import { tokens } from "./tokens.ts";
import { waysIn } from "./ways-in.ts";
import type { Weakening } from "./weakening.ts";
import { webhooks } from "./webhooks.ts";

export const weakenings: readonly Weakening[] = [
  ...encoding,
  ...logic,
  ...frontend,
  ...files,
  ...passwords,
  ...waysIn,
  ...passkeyDefences,
  ...codes,
  ...secondFactor,
  ...sessions,
  ...authorization,
  ...administrators,
  ...tokens,
  ...webhooks,
  ...provider,
  ...cryptography,
  ...sealedWords,
  ...seal,
  ...settings,
  ...data,
  ...coding,
  ...logs,
];
