import { page } from "vitest/browser";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { setLanguage } from "../../languages/language.ts";
import { RhythmTable } from "./RhythmTable.tsx";

/** Monday, which is 0, has 2 stars in each part of the day, Sunday 8. */
const cells = [0, 1, 2, 3, 4, 5, 6].flatMap((weekday) =>
  [0, 1, 2, 3].map((part) => ({ weekday, part, stars: weekday + 2, mean: 0 })),
);

test("the rows begin with the first day of the reader's week, and hours have the reader's digits", async ({
  show,
}) => {
  await show(<RhythmTable cells={cells} />);
  const row = (at: number) => page.getByRole("row").nth(at);
  await expect.element(row(1)).toMatchTextContent(/Sunday.*8 stars/);
  await setLanguage({ language: "en", locale: "en-GB" });
  await expect.element(row(1)).toMatchTextContent(/Monday.*2 stars/);
  await setLanguage({ language: "ar", locale: "ar-EG" });
  await expect.element(row(0)).toMatchTextContent(/٦–١٢/);
});
