/** The home page, the dialogs that it opens, and Add Mood. */

import { page, userEvent } from "vitest/browser";
import { api } from "#domain/api.ts";
import { checkScreens, type Screen, type State } from "../../testing/browser/check-screens.ts";
import { makeEntries, openHome } from "../../testing/browser/home-test.ts";
import { makeReminders, startedReminders } from "../../testing/browser/make-reminders.ts";
import { makeLink, makeUser } from "../../testing/browser/make-replies.ts";
import { button, seen } from "../../testing/browser/page-steps.ts";
import { setNewVersionReady } from "../installation/new-version.ts";

const dialog = (name: string) => page.getByRole("dialog", { name });
const close = () => userEvent.keyboard("{Escape}");

/** Opens a dialog of the settings, in the place of the one before it. */
const setting = (name: string, role: "dialog" | "alertdialog" = "dialog", title = name): State => ({
  name,
  open: async () => {
    await close();
    await button("Settings").click();
    await button(name).click();
    await seen(page.getByRole(role, { name: title }));
  },
});

const accessories = ["first-star", "week-streak", "twin-master"];
const question = dialog("How are you feeling?");

const screens: Screen[] = [
  {
    name: "home",
    page: "HomePage",
    states: [
      {
        name: "the sky",
        inArabic: true,
        open: (opener) => openHome(opener, { stars: 5, user: makeUser({ avatarAccessories: accessories }) }),
      },
      {
        name: "the settings",
        inArabic: true,
        open: async () => {
          await button("Settings").click();
          await seen(dialog("Settings"));
        },
      },
      setting("Install the app"),
      setting("About Us"),
      setting("Contact Us"),
      setting("Delete Universe", "alertdialog"),
      setting("Customize Avatar"),
      ...["Colors", "Pattern"].map((name) => ({
        name: `the avatar's ${name.toLowerCase()}`,
        inArabic: name === "Pattern",
        open: async () => {
          await page.getByRole("tab", { name, exact: true }).click();
          await seen(page.getByRole("tabpanel", { name }));
        },
      })),
      {
        name: "support",
        open: async () => {
          await close();
          await button("Support").click();
          await seen(dialog("Support"));
        },
      },
      {
        name: "the card of the avatar",
        open: async () => {
          await close();
          await button("Your avatar and journey").click();
          await seen(page.getByRole("region", { name: "Your avatar and journey" }).getByText("Twin stars"));
        },
      },
      {
        name: "a new version",
        open: async () => {
          await close();
          setNewVersionReady(true);
          await seen(page.getByText("A new version is ready."));
          setNewVersionReady(false);
        },
      },
    ],
  },
  {
    name: "home on a phone",
    page: "HomePage",
    states: [
      {
        ...{ name: "More", only: [360] },
        open: async (opener) => {
          await openHome(opener, { stars: 5 });
          await button("More").click();
          await seen(dialog("More"));
        },
      },
    ],
  },
  {
    name: "home that cannot load its stars",
    page: "HomePage",
    states: [
      {
        name: "the notice",
        open: async ({ calls, openPage }) => {
          calls.disconnect(api.listChanges);
          calls.reply(api.getSignIn, 200, { way: "name", pendingEmail: null });
          await openPage("/", makeUser());
          await seen(page.getByText(/cannot be reached right now/));
        },
      },
    ],
  },
  {
    name: "reminders",
    page: "HomePage",
    states: [
      {
        name: "before they are chosen",
        open: async (opener) => {
          opener.calls.reply(api.getReminders, 200, makeReminders());
          await openHome(opener);
          await button("Settings").click();
          await button("Remind yourself").click();
          await seen(page.getByRole("region", { name: "When" }));
        },
      },
      {
        name: "with a time and a device",
        open: async ({ calls }) => {
          await close();
          calls.reply(api.getReminders, 200, startedReminders);
          await button("Settings").click();
          await button("Remind yourself").click();
          await seen(button("Rest for a week"));
        },
      },
      {
        name: "with a topic of ntfy that refused the last one",
        open: async ({ calls }) => {
          await close();
          const ntfy = {
            topicUrl: "https://ntfy.example.org/sky",
            hasToken: true,
            problem: "refused",
          } as const;
          calls.reply(api.getReminders, 200, { ...startedReminders, ntfy });
          await button("Settings").click();
          await button("Remind yourself").click();
          await seen(page.getByText(/^The last reminder was refused/));
        },
      },
    ],
  },
  {
    name: "showing a sky",
    page: "HomePage",
    states: [
      {
        name: "before the first link",
        open: async (opener) => {
          opener.calls.reply(api.listLinks, 200, []);
          await openHome(opener, { stars: 5 });
          await button("Settings").click();
          await button("Show your sky").click();
          await seen(page.getByText("Never your notes, tags or times of day"));
        },
      },
      {
        name: "the form of a link",
        open: async () => {
          await button("Create a link").click();
          await seen(button("Create link"));
        },
      },
      {
        name: "a link",
        open: async ({ calls }) => {
          calls.reply(api.createLink, 201, ({ body: { validity: _, ...choices } }) => makeLink(choices));
          await button("Create link").click();
          await seen(button("Copy link"));
        },
      },
    ],
  },
  {
    name: "an empty sky",
    page: "HomePage",
    states: [
      {
        name: "the invitation",
        inArabic: true,
        open: async (opener) => {
          await openHome(opener);
          await seen(button("Add your first star"));
        },
      },
      {
        name: "Add Mood",
        open: async () => {
          await button("Add Mood").click();
          await question.getByRole("radio", { name: "Joy", exact: true }).click();
        },
      },
      {
        name: "a twin star",
        inArabic: true,
        open: async () => {
          await question.getByRole("switch", { name: "Create Twin Star" }).click();
          await seen(question.getByRole("radiogroup", { name: /^Base/ }));
        },
      },
    ],
  },
  {
    name: "Add Mood with own feelings",
    page: "HomePage",
    states: [
      {
        name: "a new one on the pad",
        inArabic: true,
        open: async (opener) => {
          await openHome(opener);
          await button("Add Mood").click();
          await page.getByRole("button", { name: /^A feeling of your own/ }).click();
          await page
            .getByRole("dialog", { name: "A feeling of your own" })
            .getByRole("button", { name: "Add it" })
            .click();
          await seen(page.getByText("Choose the family that comes closest."));
        },
      },
    ],
  },
  {
    name: "Add Mood with tags",
    page: "HomePage",
    states: [
      {
        name: "an impossible moment and the choice of tags",
        inArabic: true,
        open: async (opener) => {
          const tags = ["Running", "Caf\u00e9", "Mum"].map((name, at) => ({
            ...{ id: `tag-${at}`, name, kind: "other" as const, isArchived: false, revision: 1 },
          }));
          const entries = makeEntries(2).map((entry) => ({ ...entry, tags: tags.map(({ id }) => id) }));
          await openHome(opener, { entries, tags });
          await button("Add Mood").click();
          await button("When: Now").click();
          await question.getByLabelText("Time", { exact: true }).fill("00:00");
          await question.getByLabelText("Date", { exact: true }).fill("2999-12-31");
          await button("Mum").click();
          await page.getByRole("combobox", { name: "What goes with it?" }).fill("r");
          await seen(page.getByRole("option", { name: "Running", exact: true }));
        },
      },
    ],
  },
  {
    name: "the pause between stars",
    page: "HomePage",
    states: [
      {
        name: "the countdown",
        inArabic: true,
        open: async (opener) => {
          await openHome(opener, { stars: 1, cooldownSeconds: 600 });
          await seen(page.getByRole("timer"));
        },
      },
    ],
  },
];

checkScreens(screens);
