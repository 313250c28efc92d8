import { page } from "vitest/browser";
import { Link, Route, Switch } from "wouter";
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
  history.back();
  await expect.element(heading("Home")).toBeVisible();
  isReachable = true;
  history.forward();
  await expect.element(heading("Guide")).toBeVisible();
});
