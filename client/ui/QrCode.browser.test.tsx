import decodeQR from "qr/decode.js";
import { expect } from "vitest";
import { page } from "vitest/browser";
import { test } from "../../testing/browser/browser-test.tsx";
import { QrCode } from "./QrCode.tsx";

/** The longest text of this kind: the name of its universe has 40 letters of nine bytes each. */
const uri = `otpauth://totp/Mood%20Universe:${"%E5%AE%87".repeat(40)}?secret=${"A2".repeat(16)}&issuer=Mood%20Universe`;

/** What a camera sees of the picture. */
async function photograph(svg: Element) {
  const picture = new Image();
  const source = new XMLSerializer().serializeToString(svg);
  picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`;
  await picture.decode();
  const [width, height] = [600, 600];
  const context = new OffscreenCanvas(width, height).getContext("2d");
  context?.drawImage(picture, 0, 0, width, height);
  return context?.getImageData(0, 0, width, height) as ImageData;
}

test("a camera reads from the picture what the app needs", async ({ show }) => {
  await show(<QrCode text={uri} label="QR code" />);
  const svg = page.getByRole("img", { name: "QR code" });
  await expect.element(svg).toBeVisible();
  const photo = await photograph(svg.element());
  expect(decodeQR(photo)).toBe(uri);
  // Black on white, because many cameras read no other code: its edge is white.
  expect([...photo.data.slice(0, 3)]).toEqual([255, 255, 255]);
});
