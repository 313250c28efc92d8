/** The name of a browser in the list of devices, such as `Firefox on Windows`. */

import { deviceOf } from "#domain/accounts/device.ts";
import { reminders } from "#domain/languages/en/reminders.ts";
import type { Translator } from "#domain/languages/translator.ts";

export function deviceName(t: Translator, userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  const name = browser ?? t(reminders.device.browser);
  return system ? t(reminders.device.name, { browser: name, system }) : name;
}
