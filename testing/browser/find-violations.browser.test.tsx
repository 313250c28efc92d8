/** Each fault that only some looks of a page have is found in these. */

import { expect, test } from "./browser-test.tsx";
import { overflowOnNarrowestPhone, seriousViolationsInLooks } from "./find-violations.ts";

/** Each text has too little contrast only as its id says: `near` and `far` are the ends of the gradient behind it. */
const FaultyPage = () => (
  <main>
    <style>{`
      @media (width < 400px) {
        .narrow { color: light-dark(#1d2333, #555) }
        .narrow-light { color: light-dark(#bbb, #fff) }
        .wide { width: 340px }
      }
    `}</style>
    <div style={{ background: "light-dark(#fff, rgb(255 255 255 / 0.425))" }}>
      <p id="dark-near" style={{ color: "#000" }}>
        Dark on a pale surface
      </p>
    </div>
    <p id="dark-far" style={{ color: "light-dark(#000, #7c7c7c)" }}>
      Pale on the ground
    </p>
    <p id="light-near" style={{ color: "#fff", background: "light-dark(rgb(0 0 0 / 0.51), #000)" }}>
      White on a dark surface
    </p>
    <p style={{ color: "light-dark(#000, #fff)" }}>Black and white on the ground</p>
    <p id="light-twin" style={{ color: "light-dark(#888, #fff)" }}>
      White on the ground, as before, in the dark theme only
    </p>
    <div style={{ opacity: 0.4 }}>
      <p id="faded" style={{ color: "light-dark(#000, #fff)" }}>
        Black and white on the ground, faded
      </p>
    </div>
    <p id="light-far" style={{ color: "light-dark(#6d6d6d, #fff)" }}>
      Grey on the ground
    </p>
    <p id="narrow" className="narrow">
      Faint on a phone
    </p>
    <p id="narrow-light" className="narrow-light">
      Faint on a phone in the light theme
    </p>
    <p style={{ color: "light-dark(#000, #fff)" }}>
      Words round{" "}
      <a id="link" href="/" style={{ color: "light-dark(#222, #808080)", textDecoration: "none" }}>
        the stars of May
      </a>{" "}
      and words after it
    </p>
    <button id="nameless" type="button" />
    {["one", "two"].map((name) => (
      <span key={name} id="label">
        {name}
      </span>
    ))}
    <input id="twice" aria-labelledby="label" />
    <div className="wide">Wider than the narrowest phone</div>
  </main>
);

test("finds what is wrong in one theme, at one width or on one end of the ground only", async ({ show }) => {
  await show(<FaultyPage />);

  const found = await seriousViolationsInLooks(new WeakMap(), [1280, 360]);

  expect([...found].sort()).toEqual([
    "1280 px: button-name: #nameless",
    "1280 px: color-contrast (dark, near): #dark-near, #faded",
    "1280 px: color-contrast (light, far): #light-twin, #faded, #light-far",
    "1280 px: color-contrast (light, near): #light-near, #light-twin, #faded",
    "1280 px: color-contrast: #dark-far, #faded",
    "1280 px: duplicate-id-aria: span:nth-child(13)",
    "1280 px: link-in-text-block (light, far): #link",
    "360 px: color-contrast (dark, near): #narrow",
    "360 px: color-contrast (light, far): #narrow-light",
    "360 px: color-contrast (light, near): #narrow-light",
    "360 px: color-contrast: #narrow",
  ]);
  expect(await overflowOnNarrowestPhone()).toEqual(["wider than a window of 320 px"]);
});
