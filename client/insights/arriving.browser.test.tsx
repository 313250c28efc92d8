import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { Arriving } from "./Deeper.tsx";

test("figures whose code does not arrive say so in their place, and open when the person tries again", async ({
  consoleErrors,
  show,
}) => {
  consoleErrors.allow(/did not arrive/);
  let isReachable = false;
  const Figures = lazyComponent(async () => {
    if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module: /assets/deep.js");
    return () => <p>Figures</p>;
  });
  await show(
    <>
      <p>The answer</p>
      <Arriving>
        <Figures />
      </Arriving>
    </>,
  );
  await expect
    .element(page.getByText("This did not arrive. The rest of the page is as it was."))
    .toBeVisible();
  await expect.element(page.getByText("The answer")).toBeVisible();
  isReachable = true;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(page.getByText("Figures")).toBeVisible();
});
