import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeInstance } from "../../testing/browser/make-replies.ts";
import { rememberBrowser } from "../session/known-browser.ts";

test("a refused login keeps what was typed, explains the refusal and puts the focus on the password", async ({
  calls,
  openPage,
  toasts,
}) => {
  calls.reply(api.login, 401, refusal("wrong-credentials", "Invalid credentials"));
  await openPage("/login", null);
  const password = page.getByLabelText("Password", { exact: true });
  await page.getByLabelText("E-mail or universe name").fill("ada@example.org");
  await password.fill("Comets 4 me!");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.element(password).toHaveFocus();
  await expect.element(password).toHaveAccessibleDescription(/^Invalid credentials/);
  await expect.element(password).toHaveValue("Comets 4 me!");
  await expect.poll(() => toasts.texts).toEqual(["Login Failed: Invalid credentials"]);
  expect(calls.received(api.login)).toHaveLength(1);
});

test("a refused name leads to the form that opens a universe by its name alone, with the name in it", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.login, 401, refusal("wrong-credentials", "Invalid credentials"));
  await openPage("/login", null);
  const identifier = page.getByLabelText("E-mail or universe name");
  const openHere = page.getByRole("link", { name: "Open it here" });
  const logIn = async (typed: string) => {
    await identifier.fill(typed);
    await page.getByLabelText("Password", { exact: true }).fill("Comets 4 me!");
    await page.getByRole("button", { name: "Log in" }).click();
  };
  await logIn("ada@example.org");
  await expect.element(page.getByLabelText("Password", { exact: true })).toHaveFocus();
  await expect.element(openHere).not.toBeInTheDocument();
  await logIn("Engine of Light");
  await openHere.click();
  await expect.element(page.getByRole("button", { name: "Access Universe" })).toBeVisible();
  await expect.element(page.getByLabelText("Universe Name")).toHaveValue("Engine of Light");
});

test("where names alone open nothing, the login does not offer to open one", async ({ calls, openPage }) => {
  calls.reply(api.instance, 200, makeInstance({ universeNameSignIn: false }));
  calls.reply(api.login, 401, refusal("wrong-credentials", "Invalid credentials"));
  await openPage("/login", null);
  await page.getByLabelText("E-mail or universe name").fill("Engine of Light");
  await page.getByLabelText("Password", { exact: true }).fill("Comets 4 me!");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.element(page.getByLabelText("Password", { exact: true })).toHaveFocus();
  await expect.element(page.getByRole("link", { name: "Open it here" })).not.toBeInTheDocument();
});

/** What a person can read at the moment: the form's sentence fades when the toast says it. */
const opacityOf = (text: string) => {
  const sentence = [...document.querySelectorAll("form [data-form-sentence]")].find(
    ({ textContent }) => textContent === text,
  );
  return sentence ? Number(getComputedStyle(sentence).opacity) : null;
};

test("a sentence of the form is on the screen once: in the toast, and in the form when the toast is gone", async ({
  calls,
  openPage,
  toasts,
}) => {
  await openPage("/login", null);
  const logIn = page.getByRole("button", { name: "Log in" });
  await logIn.click();
  await expect.poll(() => toasts.texts.at(-1)).toBe("Login Failed: Please fill in all fields");
  await expect.poll(() => opacityOf("Please fill in all fields")).toBe(0);
  // The focus has moved to the field, which screen readers read with its sentence.
  const toast = page.getByRole("region", { name: "Notification" });
  await expect.element(toast.getByText("Please fill in all fields")).toHaveAttribute("aria-hidden", "true");
  await userEvent.keyboard("{F8}");
  await expect.poll(() => opacityOf("Please fill in all fields")).toBe(1);

  const error = "Too many wrong passwords. Please try again in 15 minutes.";
  calls.reply(api.login, 423, { ...refusal("account-locked", error, { minutes: 15 }), remainingMinutes: 15 });
  await page.getByLabelText("E-mail or universe name").fill("ada@example.org");
  await page.getByLabelText("Password", { exact: true }).fill("Comets 4 tea!");
  await logIn.click();
  await expect.poll(() => opacityOf(error)).toBe(0);
  await userEvent.keyboard("{F8}");
  await expect.poll(() => opacityOf(error)).toBe(1);
});

test("a sentence at a field that has the focus already is announced by the toast", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.login, 401, refusal("wrong-credentials", "Invalid credentials"));
  await openPage("/login", null);
  await page.getByLabelText("E-mail or universe name").fill("ada@example.org");
  await page.getByLabelText("Password", { exact: true }).fill("Comets 4 me!");
  await userEvent.keyboard("{Enter}");
  const toast = page.getByRole("region", { name: "Notification" });
  await expect.element(toast.getByText("Invalid credentials")).not.toHaveAttribute("aria-hidden", "true");
});

test("a locked account says how long it stays locked", async ({ calls, openPage }) => {
  const error = "Too many wrong passwords. Please try again in 15 minutes.";
  calls.reply(api.login, 423, { ...refusal("account-locked", error, { minutes: 15 }), remainingMinutes: 15 });
  await openPage("/login", null);
  await page.getByLabelText("E-mail or universe name").fill("ada@example.org");
  await page.getByLabelText("Password", { exact: true }).fill("Comets 4 tea!");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect.element(page.getByRole("alert")).toHaveTextContent(error);
});

const begin = page.getByRole("link", { name: "Create your universe" });
const provider = page.getByRole("link", { name: "Sign in with your provider" });

test("a new person sees on a small phone what the product is and how to begin, and then the form", async ({
  openPage,
}) => {
  await page.viewport(360, 640);
  await openPage("/", null);
  await expect.element(page.getByText("A private journal", { exact: false })).toBeInViewport({ ratio: 1 });
  await expect.element(begin).toBeInViewport({ ratio: 1 });
  await expect.element(page.getByLabelText("Password", { exact: true })).not.toBeInViewport();
  await page.getByRole("button", { name: "I have a universe already" }).click();
  const identifier = page.getByLabelText("E-mail or universe name");
  await expect.element(identifier).toHaveFocus();
  await expect.element(identifier).toBeInViewport();
  await begin.click();
  await expect.element(page.getByRole("heading", { name: "Universal Identity" })).toBeVisible();
});

test("who has been in this browser before sees the form first", async ({ openPage }) => {
  await page.viewport(360, 640);
  rememberBrowser();
  await openPage("/", null);
  await expect.element(page.getByRole("button", { name: "Log in" })).toBeInViewport({ ratio: 1 });
  await expect.element(begin).not.toBeInViewport();
});

test("where registration is closed, the login page says so and leads to no new universe", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ registration: false }));
  await openPage("/login", null);
  await expect
    .element(page.getByText("This server accepts no new universes.", { exact: false }))
    .toBeVisible();
  await expect.element(begin).not.toBeInTheDocument();
  await expect.element(page.getByRole("link", { name: "Create new account" })).not.toBeInTheDocument();
});

test("the link to the provider says whether one is set up", async ({ calls, openPage }) => {
  const { unmount } = await openPage("/login", null);
  await expect.element(page.getByText("(not set up on this server)", { exact: false })).toBeVisible();
  await expect.element(provider).toHaveAttribute("href", "/api/login");
  await unmount();
  calls.reply(api.instance, 200, makeInstance({ providerSignIn: true }));
  await openPage("/login", null);
  await expect.element(provider).toHaveAttribute("href", "/api/login");
  await expect.element(page.getByText("not set up", { exact: false })).not.toBeInTheDocument();
});

test("without a provider, the login page says that none is set up", async ({ openPage }) => {
  await openPage("/login?notice=provider", null);
  await expect
    .element(page.getByRole("status"))
    .toMatchTextContent(/^Signing in with a provider is not set up on this server\./);
  await expect.poll(() => location.pathname + location.search).toBe("/login");
});

test("who stopped signing in with the provider reads that nothing has changed", async ({ openPage }) => {
  await openPage("/login?notice=provider-cancelled", null);
  await expect
    .element(page.getByRole("status").filter({ hasText: "You stopped signing in with your provider." }))
    .toMatchTextContent(/Nothing has changed\./);
});

test("where names alone open nothing, the login page does not lead to onboarding", async ({
  calls,
  openPage,
}) => {
  calls.reply(api.instance, 200, makeInstance({ universeNameSignIn: false }));
  await openPage("/login", null);
  await expect.element(page.getByRole("link", { name: "Create new account" })).toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "Enter by universe name alone" }))
    .not.toBeInTheDocument();
  await expect.element(begin).not.toBeInTheDocument();
});
