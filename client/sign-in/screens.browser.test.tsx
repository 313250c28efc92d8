import { page } from "vitest/browser";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import type { CallReplies } from "../../testing/browser/call-replies.ts";
import { expectAccessible } from "../../testing/browser/expect-accessible.ts";
import { makeAccountUser } from "../../testing/browser/make-replies.ts";

const field = (label: string) => page.getByLabelText(label, { exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });
const button = (name: string) => page.getByRole("button", { name, exact: true });

type Screen = {
  name: string;
  path: string;
  user: User | null;
  /** Replies, and what leads from the page to the screen. */
  replies?: (calls: CallReplies) => void;
  steps?: () => Promise<void>;
  sign: ReturnType<typeof heading>;
};

async function register() {
  for (const [label, value] of Object.entries({
    "E-mail": "bo@example.org",
    "Universe Name": "Half There",
    "User Name": "Bo",
    Birthday: "1990-05-17",
    Password: "Comets 4 tea!",
    "Confirm Password": "Comets 4 tea!",
  }))
    await field(label).fill(value);
  await button("Create Account").click();
}

async function logInTooEarly() {
  await field("E-mail or universe name").fill("bo@example.org");
  await field("Password").fill("Comets 4 tea!");
  await button("Log in").click();
}

const screens: Screen[] = [
  { name: "registration", path: "/register", user: null, sign: heading("Create your account") },
  {
    name: "the mail's announcement",
    path: "/register",
    user: null,
    replies: (calls) => calls.reply(api.register, 201, { success: true }),
    steps: register,
    sign: heading("Check Your Email"),
  },
  {
    name: "a login before the address is verified",
    path: "/login",
    user: null,
    replies: (calls) =>
      calls.reply(api.login, 403, {
        ...refusal("email-not-verified", "Email not verified"),
        success: false,
        needsVerification: true,
      }),
    steps: logInTooEarly,
    sign: button("Resend Verification Email"),
  },
  { name: "migration", path: "/migrate", user: null, sign: heading("Give your universe a password") },
  {
    name: "a link that opens nothing",
    path: "/verify-email",
    user: null,
    replies: (calls) => calls.reply(api.verifyEmail, 400, refusal("expired-link", "Invalid token")),
    sign: heading("Verification Failed"),
  },
  {
    name: "a link that was used before",
    path: "/verify-email?token=used",
    user: null,
    replies: (calls) => calls.reply(api.verifyEmail, 400, refusal("used-link", "Used")),
    sign: heading("Email Verified!"),
  },
  {
    name: "account settings",
    path: "/account-settings",
    user: makeAccountUser(),
    replies: (calls) => calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null }),
    sign: button("Update Password"),
  },
];

test.for(
  screens.flatMap((screen) => [
    [screen.name, "dark", 1280, screen] as const,
    [screen.name, "light", 360, screen] as const,
  ]),
)(
  "%s is accessible in the %s theme at %i px, and fits the narrowest phone",
  async ([, theme, width, screen], { calls, openPage }) => {
    await page.viewport(width, 800);
    screen.replies?.(calls);
    document.documentElement.dataset.theme = theme;
    await openPage(screen.path, screen.user);
    await screen.steps?.();
    await expect.element(screen.sign).toBeVisible();
    await expectAccessible();
    await page.viewport(320, 640);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
);
