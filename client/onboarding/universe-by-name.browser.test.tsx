/** A universe that opens by its name, from its first star to a second browser, on the real app. */

import { page } from "vitest/browser";
import {
  button,
  dialog,
  expectStars,
  field,
  heading,
  link,
  note,
  press,
  seen,
} from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";

const universeName = "Vega's Harbour";

test("a new universe and its twin star survive a restart, and open in a second browser by the name", async ({
  open,
  openAfresh,
  realApp,
  toasts,
}) => {
  const said = (text: string) => expect.poll(() => toasts.texts.join("\n")).toContain(text);
  await open("/");
  await link("Enter by universe name alone").click();
  await seen(heading("MOOD UNIVERSE"));
  await seen(page.getByText("Create your personal universe"));
  await field("Universe Name").fill(universeName);
  await field("Your Name").fill("Ada");
  await button("Launch Your Universe").click();
  await said("Universe Created!");
  await said(`Welcome to ${universeName}`);
  await expectStars(0);

  await button("Add Mood").first().click();
  const form = dialog("How are you feeling?");
  await seen(form.getByText("Capture this moment in your universe"));
  await form
    .getByRole("radiogroup", { name: "Emotion", exact: true })
    .getByRole("radio", { name: "Joy", exact: true })
    .click();
  await form.getByRole("switch", { name: "Create Twin Star" }).click();
  await form
    .getByRole("radiogroup", { name: /base emotion/i })
    .getByRole("radio", { name: "Grief", exact: true })
    .click();
  await note.fill("The last evening of a summer that I will remember for a very long time");
  await button("Create Star").click();
  await expectStars(1);

  await realApp.restart();
  await openAfresh("/");
  await expectStars(1);
  page
    .getByLabelText(/^Star map/)
    .element()
    .focus();
  await press("[[");
  const tooltip = page.getByRole("tooltip");
  for (const text of [
    ...["Joy", "Love", "Twin Star System", "Grief", "7/10"],
    "The last evening of a summer that I will remember ...",
  ])
    await expect.element(tooltip).toMatchTextContent(new RegExp(text.replaceAll(".", "\\.")));

  realApp.device = realApp.visitor();
  await openAfresh("/onboarding");
  await page.getByRole("tab", { name: "Sign In" }).click();
  await field("Universe Name").fill(universeName);
  await button("Access Universe").click();
  await seen(heading(universeName));
  await expectStars(1);
});
