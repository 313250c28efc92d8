/** The name of a browser in the list of devices, such as `Firefox on Windows`. */

import { reminders } from "#domain/languages/en/reminders.ts";
import type { Translator } from "#domain/languages/translator.ts";

/** The first browser that fits counts: browsers name their forerunners too. */
const browsers = [
  ["Edge", /\bEdgA?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS)\//],
  ["Safari", /\bSafari\//],
] as const;

const systems = [
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["Mac", /\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
] as const;

type Names = readonly (readonly [name: string, pattern: RegExp])[];
const nameIn = (names: Names, text: string) => names.find(([, pattern]) => pattern.test(text))?.[0];

export function deviceName(t: Translator, userAgent: string): string {
  const [browser, system] = [
    nameIn(browsers, userAgent) ?? t(reminders.device.browser),
    nameIn(systems, userAgent),
  ];
  return system ? t(reminders.device.name, { browser, system }) : browser;
}
