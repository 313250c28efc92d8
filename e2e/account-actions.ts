/** Steps of journeys about accounts that have an e-mail address and a password. */

import { type APIRequestContext, expect, type Page } from "@playwright/test";
import type { MailServer } from "../testing/mail-server.ts";

export type Account = {
  readonly email: string;
  readonly universeName: string;
  readonly userName: string;
  readonly password: string;
};

export const ada: Account = {
  email: "ada@example.org",
  universeName: "Engine of Light",
  userName: "Ada",
  password: "Comets 4 tea!",
};

const birthday = "1990-05-17";

export const heading = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });
export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

async function fillRegistration(page: Page, account: Account) {
  await field(page, "E-mail").fill(account.email);
  await field(page, "Universe Name").fill(account.universeName);
  await field(page, "User Name").fill(account.userName);
  await field(page, "Birthday").fill(birthday);
  await field(page, "Password").fill(account.password);
  await field(page, "Confirm Password").fill(account.password);
}

export async function register(page: Page, account: Account) {
  await page.goto("/register");
  await fillRegistration(page, account);
  await press(page, "Create Account");
}

/** Fills in and sends the login screen. */
export async function logIn(page: Page, identifier: string, password: string) {
  await field(page, "E-mail or universe name").fill(identifier);
  await field(page, "Password").fill(password);
  await press(page, "Log in");
}

/** Opens the link of the `count`-th mail to the address. */
export async function followLink(page: Page, mailServer: MailServer, address: string, count = 1) {
  const { link } = await mailServer.mailTo(address, { count, patienceMs: 60_000 });
  await page.goto(link ?? "no link");
}

/** Registers and verifies an account by calls, without the screens. */
export async function makeAccount(request: APIRequestContext, mailServer: MailServer, account: Account) {
  const data = { ...account, confirmPassword: account.password, birthday };
  expect((await request.post("/api/auth/register", { data })).status()).toBe(201);
  const { link } = await mailServer.mailTo(account.email);
  const token = new URL(link ?? "no link").searchParams.get("token") ?? "";
  expect((await request.get("/api/auth/verify-email", { params: { token } })).status()).toBe(200);
}

/** Signs in by a call, without the screens. Opens no page. */
export async function signIn(page: Page, { email, password }: Account) {
  expect((await page.request.post("/api/auth/login", { data: { email, password } })).status()).toBe(200);
}
