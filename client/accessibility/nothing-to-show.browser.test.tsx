/**
 * Pages that have nothing of a journal to show: that do not exist, that are on their way, that cannot be opened, and
 * that of the code that runs.
 */

import { page } from "vitest/browser";
import { api } from "#domain/api.ts";
import { whatRunsPath } from "#domain/pages/paths.ts";
import { hashesPath } from "#domain/pages/release-files.ts";
import { checkScreens, type Screen } from "../../testing/browser/check-screens.ts";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { heading, seen } from "../../testing/browser/page-steps.ts";
import { BrokenPage, SettingsClosedPage } from "../errors/ErrorPages.tsx";
import { LoadingPage } from "../loading/LoadingPage.tsx";
import { Pages } from "../pages.tsx";

const screens: Screen[] = [
  {
    name: "a page that does not exist",
    page: "NotFoundPage",
    states: [
      {
        name: "the way back",
        open: async ({ calls, openPage }) => {
          calls.reply(api.listChanges, 200, makeUniverse([]));
          await openPage("/no/such/place", makeUser());
          await seen(heading("404 Page Not Found"));
        },
      },
    ],
  },
  {
    name: "a browser without its server",
    page: "UnreachablePage",
    states: [
      {
        name: "nobody's universe",
        open: async ({ calls, show }) => {
          calls.disconnect(api.me, api.user, api.getUser, api.instance, api.listChanges, api.getSignIn);
          history.replaceState(null, "", "/");
          await show(<Pages />);
          await seen(heading("Mood Universe is out of reach"));
        },
      },
    ],
  },
  {
    name: "a page that is on its way",
    page: "LoadingPage",
    states: [
      {
        name: "the notice",
        open: async ({ show }) => {
          await show(<LoadingPage />);
          await seen(page.getByRole("status"));
        },
      },
    ],
  },
  {
    name: "settings after the session has ended",
    page: "SettingsClosedPage",
    states: [
      {
        name: "the way back",
        open: async ({ show }) => {
          await show(<SettingsClosedPage />);
          await seen(page.getByRole("link", { name: "Log in" }));
        },
      },
    ],
  },
  {
    name: "a page that broke",
    states: [
      {
        name: "the way on",
        open: async ({ show }) => {
          await show(<BrokenPage />);
          await seen(page.getByRole("alert"));
        },
      },
    ],
  },
  {
    name: "what runs here",
    page: "WhatRunsPage",
    states: [
      {
        name: "files that are on no list",
        inArabic: true,
        open: async ({ calls, openPage }) => {
          const list = `${"0".repeat(64)}  ${"a".repeat(60)}.js\n`;
          window.fetch = (input, init) =>
            input === hashesPath ? Promise.resolve(new Response(list)) : calls.fetch(input, init);
          await openPage(whatRunsPath, makeUser());
          await seen(page.getByText("At work here, but on no list:"));
        },
      },
    ],
  },
];

checkScreens(screens);
