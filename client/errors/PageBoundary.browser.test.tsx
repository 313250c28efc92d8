import { page, userEvent } from "vitest/browser";
import { Link, Route, Switch } from "wouter";
import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { lazyComponent } from "../loading/lazy-component.tsx";
import { PageBoundary } from "./PageBoundary.tsx";

const heading = (name: string) => page.getByRole("heading", { name });

test("a page whose code does not arrive leaves the way back open, and opens when it is visited again", async ({
  consoleErrors,
  show,
}) => {
  consoleErrors.allow(/did not arrive/);
  let isReachable = false;
  const Guide = lazyComponent(async () => {
    if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module: /assets/guide.js");
    return () => <h1>Guide</h1>;
  });
  history.replaceState(null, "", "/");
  await show(
    <PageBoundary>
      <Switch>
        <Route path="/guide">
          <Guide />
        </Route>
        <Route>
          <h1>Home</h1>
          <Link href="/guide">To the guide</Link>
        </Route>
      </Switch>
    </PageBoundary>,
  );
  await page.getByRole("link", { name: "To the guide" }).click();
  await expect.element(heading("This page is out of reach")).toBeVisible();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Nothing is lost/);
  history.back();
  await expect.element(heading("Home")).toBeVisible();
  isReachable = true;
  history.forward();
  await expect.element(heading("Guide")).toBeVisible();
});

test("Try again keeps the focus while the page is out of reach, and then passes it to the page's title", async ({
  calls,
  consoleErrors,
  show,
}) => {
  consoleErrors.allow(/did not arrive/);
  calls.disconnect(api.live);
  let isReachable = false;
  const Guide = lazyComponent(async () => {
    if (!isReachable) throw new TypeError("Failed to fetch dynamically imported module: /assets/guide.js");
    return () => <h1>Guide</h1>;
  });
  await show(
    <PageBoundary>
      <Guide />
    </PageBoundary>,
  );
  const tryAgain = page.getByRole("button", { name: "Try again" });
  await expect.element(tryAgain).toBeVisible();
  const release = calls.hold(api.live);
  (tryAgain.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(tryAgain).toHaveAttribute("aria-disabled", "true");
  await expect.element(tryAgain).toHaveFocus();
  release();
  await expect.element(page.getByText("Still out of reach.")).toBeVisible();
  await expect.element(tryAgain).toHaveFocus();
  isReachable = true;
  await userEvent.keyboard("{Enter}");
  await expect.element(heading("Guide")).toHaveFocus();
});
