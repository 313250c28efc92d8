import { catalogue } from "#domain/feelings.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeStar } from "../../testing/make-star.ts";
import { JourneyStats } from "./JourneyStats.tsx";
import { computeJourney } from "./use-journey.ts";

const today = 20_000;
const entries = [4, 3, 2, 1].map((ago) =>
  makeStar({ timestamp: new Date((today - ago + 0.5) * 86_400_000).toISOString(), utcOffset: 0 }),
);

test("a streak that waits for a star shows no comma at the end of a line, but says one", async ({ show }) => {
  const screen = await show(
    <div style={{ width: 160 }}>
      <JourneyStats journey={computeJourney(catalogue, entries, [], today)} isLoading={false} isWide />
    </div>,
  );
  const note = screen.getByText("today still open");
  await expect.element(note).toBeVisible();
  const value = note.element().closest("dd") as HTMLElement;
  expect(value.textContent).toBe("4 days, today still open");
  const comma = [...value.querySelectorAll("span")].find(({ textContent }) => textContent === ",");
  expect(comma?.getBoundingClientRect().width).toBeLessThanOrEqual(1);
});
