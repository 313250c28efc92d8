/** Screens of people who get in another way than by a password: by links, recovery codes, and the second step. */

import { api } from "#domain/api.ts";
import { refusal } from "#domain/refusals.ts";
import { checkScreens, type Screen, visit } from "../../testing/browser/check-screens.ts";
import { makeAccountUser, makeInstance } from "../../testing/browser/make-replies.ts";
import { button, field, heading, seen } from "../../testing/browser/page-steps.ts";

async function askForLink() {
  await field("Your e-mail address").fill("bo@example.org");
  await button("Send the link").click();
  await seen(heading("Look into your inbox"));
}

const begun = { universeName: "Half There", opensByName: true };

const screens: Screen[] = [
  {
    name: "the second step after a provider's sign-in",
    page: "LoginPage",
    states: [{ name: "the code", open: visit("/login?second-factor", button("Go on")) }],
  },
  {
    name: "recovery codes",
    page: "RecoverPage",
    states: [{ name: "the form", open: visit("/recover", heading("Open it with a recovery code")) }],
  },
  {
    name: "a link that signs in",
    page: "SignInLinkPage",
    states: [
      {
        name: "asked for where no mail can be sent",
        open: visit("/sign-in-link", heading("A link to your inbox"), (calls) => {
          calls.reply(api.instance, 200, makeInstance({ sendsMail: false }));
          calls.reply(api.askForSignInLink, 200, { success: true });
        }),
      },
      { name: "on its way", open: askForLink },
    ],
  },
  {
    name: "the page of a link that signs in",
    page: "SignInLinkPage",
    states: [
      {
        name: "before it is used",
        open: visit("/sign-in-link?token=x", heading("Open your universe"), (calls) =>
          calls.reply(api.useSignInLink, 200, { success: true, user: makeAccountUser() }),
        ),
      },
      {
        name: "a new password",
        open: async () => {
          await button("Open it here").click();
          await seen(heading("Choose a new password"));
        },
      },
    ],
  },
  {
    name: "a link that has signed in before",
    page: "SignInLinkPage",
    states: [
      {
        name: "the outcome",
        open: async (opener) => {
          const expired = refusal("expired-link", "This link is unknown, was used, or is older.");
          opener.calls.reply(api.useSignInLink, 401, expired);
          await visit("/sign-in-link?token=x", heading("Open your universe"))(opener);
          await button("Open it here").click();
          await seen(button("Send me a new link"));
        },
      },
    ],
  },
  {
    name: "the operator's link",
    page: "InvitationPage",
    states: [
      {
        name: "before it is used",
        open: visit("/invitation#invitation=a.b&universe=Half%20There", button("Go on"), (calls) =>
          calls.reply(api.useInvitation, 200, begun),
        ),
      },
      {
        name: "the choice of a way in",
        open: async () => {
          await button("Go on").click();
          await seen(button("With a passkey"));
        },
      },
      {
        name: "a passkey",
        open: async () => {
          await button("With a passkey").click();
          await seen(button("Create passkey"));
        },
      },
      {
        name: "a password",
        open: async () => {
          await button("Choose another way").click();
          await button("With an e-mail address and a password").click();
          await seen(button("Migrate Account"));
        },
      },
    ],
  },
];

checkScreens(screens);
