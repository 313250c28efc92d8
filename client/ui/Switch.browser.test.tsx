import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { emulateMedia } from "../../testing/browser/media.ts";
import { Switch } from "./Switch.tsx";

for (const checked of [false, true])
  test(`forced colours show a switch that is ${checked ? "on" : "off"}`, async ({ show }) => {
    await emulateMedia({ "forced-colors": "active" });
    await show(<Switch label="Bell" checked={checked} onCheckedChange={() => {}} />);
    const thumb = page.getByRole("switch", { name: "Bell" }).element().querySelector("[data-state]");
    if (!thumb) throw new Error("The switch has no thumb.");
    const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
    expect(colourOf(thumb)).not.toBe(colourOf(document.documentElement));
  });
