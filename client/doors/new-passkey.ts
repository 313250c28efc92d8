/** A new passkey: its name, and the two calls between which the device makes it. */

import { deviceOf } from "#domain/accounts/device.ts";
import { passkeyNameSchema } from "#domain/accounts/passkeys.ts";
import { wayInCalls } from "#domain/calls/ways-in.ts";
import { doors } from "#domain/languages/en/doors.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { ruleIn } from "#domain/refusals.ts";
import type { Instance } from "#domain/session-calls.ts";
import { send } from "../api.ts";
import type { FormErrors } from "../forms/form-errors.ts";
import { translator } from "../languages/language.ts";
import { createPasskey, hasPasskeys } from "./webauthn.ts";

/** Names this device, by which the person knows the key again. */
export function suggestedName(t: Translator): string {
  const { browser, system } = deviceOf(navigator.userAgent);
  if (!browser || !system) return t(doors.passkey.firstName);
  // Names have no invisible characters, such as those round a name of the other direction in a sentence.
  return t(doors.sessions.device, { browser, system }).replace(/[\u2066-\u2069]/g, "");
}

export function checkName({ name }: { name: string }): FormErrors | null {
  const broken = passkeyNameSchema.safeParse(name).error?.issues[0];
  return broken ? { fields: { name: ruleIn(translator(), broken.message) } } : null;
}

/**
 * `universeName` is what the person has typed where the name alone opens their universe, and else empty. The device is
 * asked until `signal` aborts; a passkey that it has made is saved nevertheless.
 */
export async function addPasskey(name: string, universeName: string, signal?: AbortSignal) {
  const { data: options } = await send(wayInCalls.newPasskeyOptions, { body: { universeName } });
  const response = await createPasskey(options, signal);
  return (await send(wayInCalls.addPasskey, { body: { name, response } })).data;
}

/** Why there can be no passkeys here; null if there can. The server's address decides, and then this browser. */
export function obstacleOf({ passkeyObstacle }: Pick<Instance, "passkeyObstacle">): Text | null {
  if (passkeyObstacle === "http") return doors.noPasskeys.http;
  if (passkeyObstacle === "ip-address") return doors.noPasskeys.address;
  return passkeyObstacle === null && hasPasskeys() ? null : doors.noPasskeys.browser;
}
