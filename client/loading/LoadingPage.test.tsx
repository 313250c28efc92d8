import { readFile } from "node:fs/promises";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { LoadingPage } from "./LoadingPage.tsx";

test("index.html shows the loading page before the scripts arrive", async () => {
  const html = await readFile(new URL("../../index.html", import.meta.url), "utf8");
  expect(html).toContain(`<div id="root">${renderToStaticMarkup(<LoadingPage />)}`);
});
