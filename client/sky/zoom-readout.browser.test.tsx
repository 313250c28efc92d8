import { expect, test } from "../../testing/browser/browser-test.tsx";
import { setLanguage, translator } from "../languages/language.ts";
import { scaleIn, showZoom, writeZoom } from "./zoom-readout.ts";

test("the zoom is said in the reader's language, and read as a number in all of them", async () => {
  const readout = document.createElement("p");
  expect(scaleIn(readout)).toBe(1);
  showZoom(readout, translator());
  expect(readout.textContent).toBe("");
  writeZoom(readout, 1.34);
  expect([readout.textContent, scaleIn(readout)]).toEqual(["1.3x", 1.3]);

  await setLanguage({ language: "de", locale: "de-DE" });
  showZoom(readout, translator());
  expect(readout.textContent).toBe("1,3×");
  await setLanguage({ language: "ar", locale: "ar-EG" });
  writeZoom(readout, 2);
  expect([readout.textContent, scaleIn(readout)]).toEqual(["٢٫٠×", 2]);
});
