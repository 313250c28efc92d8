/** All weakenings. */

import { cryptography } from "./cryptography.ts";
import { data } from "./data.ts";
import { encoding } from "./encoding.ts";
import { files } from "./files.ts";
import { frontend } from "./frontend.ts";
import { logic } from "./logic.ts";
import { provider } from "./provider.ts";
import { sessions } from "./sessions.ts";
import { signIn } from "./sign-in.ts";
import type { Weakening } from "./weakening.ts";

export const weakenings: readonly Weakening[] = [
  ...encoding,
  ...logic,
  ...frontend,
  ...files,
  ...signIn,
  ...sessions,
  ...provider,
  ...cryptography,
  ...data,
];
