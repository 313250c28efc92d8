/** The page of administrators, what account settings tell of them, and invitations. */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import type { Opener } from "../../testing/browser/browser-test.tsx";
import { checkScreens, type Screen, visit } from "../../testing/browser/check-screens.ts";
import {
  makeAccountUser,
  makeInstance,
  makeInvitation,
  makeListedUniverse,
} from "../../testing/browser/make-replies.ts";
import { button, dialog, field, heading, seen } from "../../testing/browser/page-steps.ts";

const administrator = () => makeAccountUser({ isAdministrator: true });
const byInvitation = () => makeInstance({ registration: false, byInvitation: true, sendsMail: true });
const [today, soon] = ["2026-03-13T12:00:00.000Z", "2096-03-13T12:00:00.000Z"];

/** Names of the greatest length, of every direction, and of one word. */
const universes = [
  makeListedUniverse({ name: "Engine of Light", isAdministrator: true, hasSecondFactor: true }),
  makeListedUniverse({ name: "宇".repeat(50), waysIn: ["name"], lastSeenOn: null }),
  makeListedUniverse({
    name: "كون الليل الهادئ الذي يحفظ كل شعور من مشاعري نجمة",
    waysIn: ["passkey", "provider"],
  }),
  makeListedUniverse({ name: "Donaudampfschifffahrtsgesellschaftskapitaenswitwe", lockedUntil: soon }),
  makeListedUniverse({ name: "Lyra", removedAt: soon, closedBy: "administrator" }),
  makeListedUniverse({ name: "Orion", removedAt: soon, closedBy: "person", waysIn: [] }),
];
const [, , , { name: locked = "" } = {}] = universes;

const invitations = [
  makeInvitation(),
  makeInvitation({ label: null, uses: 1, used: 1 }),
  makeInvitation({ label: "L".repeat(50), forUniverse: "宇".repeat(50) }),
];

const findings = [
  {
    level: "problem",
    part: "Mail",
    text: "The mail server cannot be used (ECONNREFUSED): nothing listens there.",
  },
  { level: "note", part: "Disk", text: "812 MiB free where DATA_DIR is: make room before it is full." },
  { level: "well", part: "Database", text: "The embedded database answers, with 12.4 MiB." },
];

const entries = ["end-sessions", "invite", "later"].map((action, at) => ({
  ...({ id: String(at), at: today, action, by: at === 1 ? "operator" : "administrator" } as const),
  ...{ byName: at === 1 ? null : "Engine of Light", forName: at === 1 ? null : locked },
}));

function replyToAdministrator({ calls }: Opener) {
  calls.reply(api.instance, 200, byInvitation());
  calls.reply(api.listUniverses, 200, { universes, next: "more" });
  calls.reply(api.listInvitations, 200, { invitations });
  calls.reply(api.adminHealth, 200, {
    ...{ version: "1.4.0", checkedAt: today, findings },
    queues: {
      mails: { waiting: 3, failing: 2, oldestAt: today },
      reminders: { waiting: 0, failing: 0, oldestAt: null },
      webhooks: { waiting: 1, failing: 1, oldestAt: today },
    },
  });
  calls.reply(api.adminLog, 200, { entries, next: null });
}

async function openUniverses(opener: Opener) {
  replyToAdministrator(opener);
  await opener.openPage("/admin", administrator());
  await seen(page.getByRole("heading", { name: locked }));
}

async function makeLink({ calls }: Opener) {
  const url = `https://mood.example.org/join#${"u".repeat(60)}`;
  calls.reply(api.createInvitation, 201, { ...makeInvitation(), url });
  await page.getByText("New people", { exact: true }).click();
  await button("Make the link").click();
  await seen(dialog("Your invitation is ready"));
}

const openPart = async (part: string) => page.getByRole("tab", { name: part }).click();

/** Opens the page for a person that the server does not let in. */
const openRefused = (status: 403 | 404, sign: string) => async (opener: Opener) => {
  const needed = refusal("second-factor-needed", "Please set one up in the account settings first.");
  replyToAdministrator(opener);
  if (status === 403) opener.calls.reply(api.listUniverses, 403, needed);
  else opener.calls.reply(api.listUniverses, 404, refusal("not-found", "Not found"));
  await opener.openPage("/admin", administrator());
  await seen(heading(sign));
};

const screens: Screen[] = [
  {
    name: "the page of administrators",
    page: "AdminPage",
    states: [
      { name: "universes", open: openUniverses, inArabic: true },
      {
        name: "what can be done for a universe",
        open: async () => {
          await button(`${locked}: What you can do`).click();
          await seen(button("Unlock"));
        },
      },
      {
        name: "the question before it is done",
        open: async () => {
          await button("Close the universe").click();
          await seen(page.getByRole("alertdialog"));
        },
      },
      {
        name: "invitations",
        open: async () => {
          await button("Cancel").click();
          await button("Close").click();
          await openPart("Invitations");
          await seen(page.getByText("Used up"));
        },
      },
      {
        name: "the form of an invitation",
        open: async () => {
          await button("Make an invitation").click();
          await page.getByText("A universe on this server", { exact: true }).click();
          await seen(field("The exact name of the universe"));
        },
      },
      { name: "a new invitation", open: makeLink },
      {
        name: "the server",
        open: async () => {
          await button("I have sent it").click();
          await openPart("Server");
          await seen(page.getByText("Problem", { exact: true }));
        },
      },
      {
        name: "the log",
        open: async () => {
          await openPart("Log");
          await seen(page.getByText("Sessions ended"));
        },
      },
    ],
  },
  {
    name: "the page of administrators whose account is not safe enough",
    page: "AdminPage",
    states: [{ name: "what is missing", open: openRefused(403, "One step is missing") }],
  },
  {
    name: "the page of administrators after it was taken away",
    page: "AdminPage",
    states: [{ name: "the message", open: openRefused(404, "You are no longer an administrator") }],
  },
  {
    name: "account settings of somebody for whom administrators did something",
    page: "AccountSettingsPage",
    states: [
      {
        name: "the log",
        open: async ({ calls, openPage }) => {
          calls.reply(api.getSignIn, 200, { way: "password", pendingEmail: null });
          calls.reply(api.getAccountLog, 200, {
            entries: [
              { at: today, action: "end-sessions", by: "administrator" },
              { at: today, action: "later", by: "operator" },
            ],
          });
          await openPage("/account-settings", administrator());
          await seen(heading("What administrators did"));
        },
      },
    ],
  },
  {
    name: "an invitation",
    page: "JoinPage",
    states: [
      {
        name: "before it is used",
        open: visit("/join#u1.token", heading("You are invited"), (calls) => {
          calls.reply(api.instance, 200, byInvitation());
          calls.reply(api.checkInvitation, 200, { endsAt: soon, for: null });
        }),
      },
    ],
  },
  {
    name: "an invitation that has ended",
    page: "JoinPage",
    states: [
      {
        name: "the reason",
        open: visit("/join#u1.token", heading("This link cannot be used any more"), (calls) =>
          calls.reply(api.checkInvitation, 403, refusal("invalid-invitation", "This invitation has ended.")),
        ),
      },
    ],
  },
  {
    name: "an invitation for somebody who is signed in",
    page: "JoinPage",
    states: [
      {
        name: "the message",
        open: async ({ calls, openPage }) => {
          calls.reply(api.checkInvitation, 200, { endsAt: soon, for: null });
          await openPage("/join#u1.token", makeAccountUser({ universeName: "宇".repeat(50) }));
          await seen(heading("You have a universe here already"));
        },
      },
    ],
  },
  {
    name: "registration by invitation",
    page: "RegisterPage",
    states: [
      {
        name: "without one",
        open: visit("/register", heading("New universes need an invitation here"), (calls) =>
          calls.reply(api.instance, 200, byInvitation()),
        ),
      },
    ],
  },
  {
    name: "onboarding by invitation",
    page: "OnboardingPage",
    states: [
      {
        name: "without one",
        open: visit("/onboarding", heading("New universes need an invitation here"), (calls) =>
          calls.reply(api.instance, 200, byInvitation()),
        ),
      },
    ],
  },
];

checkScreens(screens);
