import { execFileSync } from "node:child_process";
import { signUp } from "./actions.ts";
import { expect, test } from "./fixtures.ts";

const canary = "a word that is nobody’s business";

/** What a terminal prints for a command that the page shows, and the status of the reply. */
const run = (command: string): string =>
  execFileSync("bash", ["-c", `${command} -sS -w ' %{http_code}'`], { encoding: "utf8" });

test("a person gives a program a key, it reads the sky and no word, and is locked out when the key is revoked", async ({
  page,
}) => {
  await signUp(page, "Let In");
  const star = { emotion: "serenity", intensity: 6, note: canary };
  expect((await page.request.post("/api/mood-entries", { data: star })).status()).toBe(201);
  await page.goto("/account-settings");
  await page.getByRole("link", { name: "Programs and their keys" }).click();
  await page.getByRole("button", { name: "Make a token" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Terminal");
  await page.getByRole("dialog").getByRole("button", { name: "Make token" }).click();

  const shown = page.getByRole("dialog", { name: "Your new token" });
  const command = await shown.getByText(/^curl /).innerText();
  const read = run(command);
  expect(read).toMatch(/"emotion":"serenity".* 200$/s);
  expect(read).not.toContain(canary);

  await shown.getByRole("button", { name: "I kept it" }).click();
  await expect(page.getByRole("list", { name: "Your tokens" })).toContainText("used today");
  await page.getByRole("button", { name: "Revoke Terminal" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByText("No program has a key so far.")).toBeVisible();
  expect(run(command)).toMatch(/token-unknown.* 401$/s);
});
