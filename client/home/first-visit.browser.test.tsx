import { page } from "vitest/browser";
import { dialog, expectStars, field, link, press, tabTo } from "../../testing/browser/page-steps.ts";
import { expect, test } from "../../testing/browser/real-app-test.tsx";

test("in the narrowest window a new person makes a universe and a star by keyboard alone", async ({
  realApp: _,
  open,
}) => {
  await page.viewport(320, 568);
  await open("/");
  await tabTo(link("Create your universe"));
  await press("{Enter}");
  await tabTo(field("Universe Name"));
  await press("Keys of Vega{Tab}Noor{Enter}");
  await tabTo(page.getByRole("button", { name: "Add your first star" }));
  await press("{Enter}");
  await expect.element(dialog("How are you feeling?").getByRole("radio").first()).toHaveFocus();
  await press(" ");
  await press("{Control>}{Enter}{/Control}");
  await expectStars(1);
  await expect.element(page.getByText(/^\w+\. Your first star\./)).toBeInTheDocument();
});
