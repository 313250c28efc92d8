import { useState } from "react";
import { type Emotion, emotions } from "#domain/emotions.ts";
import { feelingsOf } from "#domain/feelings.ts";
import { emptyFilter } from "#domain/journal/filter.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeStar } from "../../testing/make-star.ts";
import { AddMoodForm } from "../add-mood/AddMoodForm.tsx";
import { LiveStar } from "../add-mood/LiveStar.tsx";
import { emptyForm } from "../add-mood/mood-form.ts";
import { FeelingFilter } from "../search/FeelingFilter.tsx";
import { FeelingsOfUniverse } from "./feelings.ts";
import { StarDetails } from "./StarDetails.tsx";

const own: Emotion = {
  ...{ id: "0f8fad5b-d9cb-469f-a165-70867728950e", name: "Homesick", family: "grief" },
  ...{ color: "#123456", inkColor: "#234567", washColor: "#345678", valence: -0.3, energy: 0.2 },
};
const feelings = feelingsOf([...emotions, own]);

function Form() {
  const [form, setForm] = useState(emptyForm);
  return (
    <>
      <div data-testid="star">
        <LiveStar form={form} />
      </div>
      <AddMoodForm form={form} onFormChange={setForm} lastUsed={[own.id]} />
    </>
  );
}

const toneIn = (element: Element) =>
  element.querySelector<SVGElement>(".tone")?.style.getPropertyValue("--night-tone");

test("a feeling of the universe's own can be chosen for a star, also from the last used ones", async ({
  show,
}) => {
  const screen = await show(
    <FeelingsOfUniverse value={feelings}>
      <Form />
    </FeelingsOfUniverse>,
  );
  await screen.getByRole("button", { name: "Homesick" }).click();
  const radio = screen.getByRole("radio", { name: "Homesick" });
  await expect.element(radio).toBeChecked();
  expect(toneIn(screen.getByTestId("star").element())).toBe(own.color);
  const names = [...document.querySelectorAll("[role=radiogroup] input")].map((input) =>
    input.getAttribute("value"),
  );
  expect(names.slice(names.indexOf("grief"), names.indexOf("grief") + 5)).toContain(own.id);
});

test("a star names an own feeling with its family, and shows its colour", async ({ show }) => {
  const star = makeStar({ emotion: own.id });
  const screen = await show(
    <FeelingsOfUniverse value={feelings}>
      <StarDetails entry={star} tags={[]} />
    </FeelingsOfUniverse>,
  );
  await expect.element(screen.getByText(/^Homesick, Grief family/)).toBeVisible();
  expect(toneIn(screen.container)).toBe(own.color);
});

test("the filter offers an own feeling by itself and by its family", async ({ show }) => {
  const changes: unknown[] = [];
  const screen = await show(
    <FeelingsOfUniverse value={feelings}>
      <FeelingFilter filter={emptyFilter} onChange={(change) => changes.push(change)} />
    </FeelingsOfUniverse>,
  );
  await screen.getByRole("button", { name: "Single feelings" }).click();
  await screen.getByRole("checkbox", { name: "Homesick, a feeling of your own" }).click();
  expect(changes).toEqual([{ emotions: [own.id], families: [] }]);
});
