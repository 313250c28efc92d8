/** Screens before and beside a universe: signing in, accounts, links of mails, and the command guide. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { expect, type Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen, visit } from "../../testing/browser/check-screens.ts";
import {
  makeAccountUser,
  makeDoors,
  makeInstance,
  makeListedSession,
  makePasskey,
  makeUser,
} from "../../testing/browser/make-replies.ts";
import { button, dialog, field, heading, press, seen } from "../../testing/browser/page-steps.ts";
import { Pages } from "../pages.tsx";
import { rememberBrowser } from "../session/known-browser.ts";

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
  await seen(heading("Check Your Email"));
}

async function askForCode({ calls }: Opener) {
  calls.reply(api.login, 403, {
    ...refusal("second-factor-required", "One step is left."),
    ...{ success: false, needsCode: true },
  });
  await button("Log in").click();
  await seen(field("Code from your app"));
}

async function logInTooEarly() {
  await field("E-mail or universe name").fill("bo@example.org");
  await field("Password").fill("Comets 4 tea!");
  await button("Log in").click();
  await seen(button("Resend Verification Email"));
}

async function openClosedUniverse({ calls }: Opener) {
  const closed = refusal("universe-closed", "Closed", { removedAt: "2026-11-29T12:00:00.000Z" });
  calls.reply(api.openUniverse, 410, closed);
  await field("Universe Name").fill("Andromeda");
  await button("Access Universe").click();
  await seen(button("Keep my universe"));
}

/** The session that founded the universe is limited since somebody gave it a password, or a passkey without an address. */
const openTakeBack =
  (email: string) =>
  async ({ calls, show }: Opener) => {
    const migrated = refusal("universe-migrated", "Log in", { id: "user-1" });
    for (const call of [api.me, api.user]) calls.reply(call, 401, migrated);
    const at = "2026-03-13T12:00:00.000Z";
    calls.reply(api.getMigration, 200, { email, at, until: "2026-03-20T12:00:00.000Z" });
    history.replaceState(null, "", "/");
    await show(<Pages />);
    await seen(button("Take my universe back"));
  };

/** The widest name that a passkey can have. */
const longName = "宇".repeat(40);
const codes = Array.from({ length: 10 }, (_, at) => `7Q2K-9XW4-HM3T-${1000 + at}`);

async function openAccount({ calls, openPage }: Opener) {
  const provider = {
    ...{ id: "p", issuer: "https://id.example.org", linkedAt: "2026-03-13T08:00:00.000Z" },
    lastUsedAt: null,
  };
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  calls.reply(
    api.getDoors,
    200,
    makeDoors({
      passkeys: [makePasskey({ name: longName }), makePasskey({ isSynced: false })],
      providers: [provider],
      totp: { since: "2026-03-13T08:00:00.000Z", codesLeft: 2, providerIsEnough: false },
      recoveryCodesLeft: 2,
    }),
  );
  calls.reply(
    api.listSessions,
    200,
    Array.from({ length: 7 }, (_, at) => makeListedSession({ id: `s${at}`, isCurrent: at === 0 })),
  );
  await openPage("/account-settings", makeAccountUser());
  await seen(button("Sign out everywhere else"));
}

async function askPerson({ calls }: Opener) {
  const confirmFirst = refusal("recent-sign-in-required", "Confirm first", { minutes: 10 });
  calls.reply(api.removePasskey, 403, confirmFirst);
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await seen(button("Confirm with a passkey"));
}

async function openByName({ calls, openPage }: Opener) {
  calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
  calls.reply(api.getDoors, 200, makeDoors({ opensByName: true, password: null }));
  await openPage("/account-settings", makeUser());
  await seen(button("Add a passkey"));
}

async function openWithout({ calls, openPage }: Opener) {
  calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
  calls.reply(api.instance, 200, makeInstance({ passkeyObstacle: "http" }));
  calls.disconnect(api.listSessions);
  await openPage("/account-settings", makeAccountUser());
  await seen(page.getByText(/No passkeys here/));
}

const screens: Screen[] = [
  {
    name: "login",
    page: "LoginPage",
    states: [
      {
        name: "in a new browser",
        inArabic: true,
        open: visit("/login", heading("Log in to your universe"), (calls) =>
          calls.reply(api.login, 403, {
            ...refusal("email-not-verified", "Email not verified"),
            ...{ success: false, needsVerification: true },
          }),
        ),
      },
      { name: "before the address is verified", open: logInTooEarly },
      { name: "the code of the second step", open: askForCode },
      {
        name: "a passkey that the server does not know",
        open: async () => {
          await button("Sign in with a passkey").click();
          await seen(page.getByRole("alert").filter({ hasText: "No passkeys" }));
        },
      },
    ],
  },
  {
    name: "login again",
    page: "LoginPage",
    states: [
      {
        name: "in a known browser",
        open: (opener) => {
          rememberBrowser();
          return visit("/login", heading("Log in to your universe"))(opener);
        },
      },
    ],
  },
  {
    name: "registration",
    page: "RegisterPage",
    states: [
      {
        name: "the form",
        open: visit("/register", heading("Create your account"), (calls) =>
          calls.reply(api.register, 201, { success: true }),
        ),
      },
      {
        name: "what breaks a rule",
        open: async () => {
          await button("Create Account").click();
          await expect.element(field("E-mail")).toHaveFocus();
        },
      },
      {
        name: "a password that is easy to guess",
        open: async () => {
          await field("Password").fill("password1");
          await seen(page.getByText("Easy to guess"));
        },
      },
      { name: "the mail's announcement", open: register },
    ],
  },
  {
    name: "registration that is closed",
    page: "RegisterPage",
    states: [
      {
        name: "in place of the form",
        open: visit("/register", heading("New accounts are closed here"), (calls) =>
          calls.reply(api.instance, 200, makeInstance({ registration: false })),
        ),
      },
    ],
  },
  {
    name: "onboarding",
    page: "OnboardingPage",
    states: [
      { name: "a new universe", inArabic: true, open: visit("/onboarding", button("Launch Your Universe")) },
      {
        name: "a known universe",
        inArabic: true,
        open: async () => {
          await page.getByRole("tab", { name: "Sign In" }).click();
          await seen(button("Access Universe"));
        },
      },
      { name: "a universe that is closed", open: openClosedUniverse },
    ],
  },
  {
    name: "onboarding that is closed",
    page: "OnboardingPage",
    states: [
      {
        name: "in place of the form",
        open: visit("/onboarding", heading("New universes are closed here"), (calls) =>
          calls.reply(api.instance, 200, makeInstance({ registration: false })),
        ),
      },
    ],
  },
  {
    name: "migration",
    page: "MigratePage",
    states: [{ name: "the form", open: visit("/migrate", heading("Give your universe a password")) }],
  },
  {
    name: "taking back",
    page: "TakeBackPage",
    states: [
      { name: "the offer", open: openTakeBack("t…@e….org") },
      { name: "the offer after a passkey", open: openTakeBack("") },
    ],
  },
  {
    name: "a link that opens nothing",
    page: "VerifyEmailPage",
    states: [
      {
        name: "the outcome",
        open: visit("/verify-email", heading("Verification Failed"), (calls) =>
          calls.reply(api.verifyEmail, 400, refusal("expired-link", "Invalid token")),
        ),
      },
    ],
  },
  {
    name: "a link that was used before",
    page: "VerifyEmailPage",
    states: [
      {
        name: "the outcome",
        open: visit("/verify-email?token=used", heading("Email Verified!"), (calls) =>
          calls.reply(api.verifyEmail, 400, refusal("used-link", "Used")),
        ),
      },
    ],
  },
  {
    name: "the link of a reminder",
    page: "StopRemindersPage",
    states: [
      {
        name: "the question",
        open: visit("/stop-reminders?token=x", heading("Stop your reminders?"), (calls) =>
          calls.reply(api.stopReminders, 400, refusal("invalid-link", "The link is not complete.")),
        ),
      },
      {
        name: "a link that is not complete",
        open: async () => {
          await button("Stop reminders").click();
          await seen(page.getByText(/This link is not complete/));
        },
      },
      {
        name: "the outcome",
        open: async ({ calls }) => {
          calls.reply(api.stopReminders, 200, { success: true });
          await button("Stop reminders").click();
          await seen(heading("Your reminders are stopped"));
        },
      },
    ],
  },
  {
    name: "account settings",
    page: "AccountSettingsPage",
    states: [
      { name: "of an account", inArabic: true, open: openAccount },
      {
        name: "a new passkey",
        open: async () => {
          await button("Add a passkey").click();
          await seen(dialog("Add a passkey"));
        },
      },
      {
        name: "a passkey that goes",
        open: async () => {
          await press("{Escape}");
          await button(`Remove ${longName}`).click();
          await seen(button("Keep it"));
        },
      },
      { name: "the question whether it is the person", open: askPerson },
      {
        name: "new recovery codes",
        open: async ({ calls }) => {
          await press("{Escape}");
          await press("{Escape}");
          calls.reply(api.renewRecoveryCodes, 200, { recoveryCodes: codes });
          await button("Make new codes").click();
          await page.getByRole("alertdialog").getByRole("button", { name: "Make new codes" }).click();
          await seen(dialog("Your recovery codes"));
        },
      },
      {
        name: "codes that were not kept",
        open: async () => {
          await press("{Escape}");
          await seen(page.getByText(/They are not shown again/));
        },
      },
    ],
  },
  {
    name: "account settings after the provider has confirmed it",
    page: "AccountSettingsPage",
    states: [
      {
        name: "the code that is left",
        open: async ({ calls, openPage }) => {
          calls.reply(api.getSignIn, 200, { way: "provider", pendingEmail: null });
          await openPage("/account-settings?confirm=code", makeAccountUser());
          await seen(field("Code from your app"));
        },
      },
    ],
  },
  {
    name: "account settings of a universe that opens by its name",
    page: "AccountSettingsPage",
    states: [
      { name: "its ways in", open: openByName },
      {
        name: "its first passkey",
        open: async () => {
          await button("Add a passkey").click();
          await seen(field("Type the name of your universe once more"));
        },
      },
    ],
  },
  {
    name: "account settings where much is missing",
    page: "AccountSettingsPage",
    states: [
      { name: "without passkeys and lists", open: openWithout },
      {
        name: "the secret of a second step",
        open: async ({ calls }) => {
          const secret = "JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP";
          calls.reply(api.startTotp, 200, { secret, uri: `otpauth://totp/Ada?secret=${secret}` });
          await button("Set up a second step").click();
          await seen(page.getByRole("img", { name: /^QR code/ }));
        },
      },
      {
        name: "a code that has another form",
        open: async () => {
          await button("Turn it on").click();
          await seen(page.getByText("The code has six digits."));
        },
      },
    ],
  },
  {
    name: "the command guide",
    page: "CommandGuidePage",
    states: [
      {
        name: "all of it",
        open: async ({ openPage }) => {
          await openPage("/command-key", makeUser());
          await seen(heading("Command Guide"));
        },
      },
    ],
  },
];

checkScreens(screens);
