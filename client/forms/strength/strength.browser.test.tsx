/** What a form says of a new password while it is typed, with the library and its worker. */

import { page } from "vitest/browser";
import { expect, test } from "../../../testing/browser/browser-test.tsx";
import { button, field, heading, seen } from "../../../testing/browser/page-steps.ts";

const said = page.getByRole("status");

test("a new password is told what makes it weak, and never refused for it", async ({ openPage }) => {
  await openPage("/register", null);
  await seen(heading("Create your account"));
  const password = field("Password");
  await password.fill("password1");
  await expect.element(said).toMatchTextContent(/^Easy to guess · Many people use this password/);
  await password.fill("qwertzuiop");
  await expect.element(said).toMatchTextContent(/^Easy to guess/);
  await password.fill("aaaaaaaaaaaa");
  await expect.element(said).toMatchTextContent(/Repeated letters/);
  await password.fill("violet harbour tea kettle");
  await expect.element(said).toMatchTextContent(/^Strong$/);
  await password.fill("");
  await expect.element(said).not.toBeInTheDocument();
  await expect.element(button("Create Account")).toBeEnabled();
});

test("what others know of the person counts as easy to guess", async ({ openPage }) => {
  await openPage("/register", null);
  await seen(heading("Create your account"));
  const password = field("Password");
  await password.fill("Xylotropheia");
  await expect.element(said).not.toMatchTextContent(/your own name/);
  await field("E-mail").fill("xylotropheia@example.org");
  await expect.element(said).toMatchTextContent(/your own name or address/);
});
