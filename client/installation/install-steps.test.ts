import { expect, test } from "vitest";
import { installWay } from "./install-steps.ts";

const device = { isSecure: true, canPrompt: false, userAgent: "", maxTouchPoints: 0 };

test("each device gets its own way to install the app", () => {
  expect(installWay({ ...device, canPrompt: true })).toBe("prompt");
  expect(installWay({ ...device, userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)" })).toBe("iphone");
  expect(installWay({ ...device, userAgent: "Mozilla/5.0 (Macintosh)", maxTouchPoints: 5 })).toBe("iphone");
  expect(installWay({ ...device, userAgent: "Mozilla/5.0 (Macintosh)" })).toBe("menu");
  expect(installWay({ ...device, canPrompt: true, isSecure: false })).toBe("insecure");
});
