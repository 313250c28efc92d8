import { texts } from "../text.ts";

/** The page that makes or opens a universe by its name alone. */
export const onboarding = texts("onboarding", {
  /** Name of the two tabs. */
  ways: "How to enter",
  create: "Create Universe",
  signIn: "Sign In",
  closed: "New universes are closed here",
  closedReason:
    "This server accepts no new accounts or universes. If you have a universe already, open it under Sign In.",
  namesOff: "Names alone open nothing here",
  namesOffReason: "Whoever runs this server has switched off entering by universe name alone.",
  noNewAccounts: "This server accepts no new accounts or universes.",
  giveItOne: "If your universe has no password yet, <migrate>give it one</migrate>.",
  createAccount:
    "<register>Create an account</register> with e-mail and password, or, if your universe has no password yet, <migrate>give it one</migrate>.",
  logIn: "Log in with e-mail",
  privacy: "Your data stays private and secure on your device",
  nameIsKey:
    "A universe without a password opens to anyone who knows its exact name. Choose a name that only you would think of, or <migrate>give your universe a password</migrate>.",
  /** Replaces `nameIsKey` where no universe can be made. */
  nameIsKeyClosed:
    "A universe without a password opens to anyone who knows its exact name. You can <migrate>give your universe a password</migrate>.",
  launch: {
    title: "Universal Identity",
    more: "More about you",
    demographicsHint: "Anything about you that gives your moods context, in your own words.",
    submit: "Launch Your Universe",
    busy: "Launching...",
    created: "Universe Created!",
    welcome: "Welcome to {universeName}",
    failed: "Failed to create your universe. Please try again.",
  },
  access: {
    title: "Access Your Universe",
    hint: "Enter the exact universe name, as you wrote it when you created it.",
    logIn: "Log in to this universe",
    submit: "Access Universe",
    busy: "Accessing...",
    accessing: "Accessing {universeName}",
    emptyName: "Please enter your universe name",
    notFound: "Universe not found",
    notFoundHint: "Check your universe name or create a new one",
    notFoundReason: "No universe has exactly this name.",
    failed: "Failed to access universe. Please try again.",
  },
  /** A universe that waits for its removal. */
  closing: {
    title: "“{universeName}” is closed",
    reason:
      "A person who knows its name, or the people who run this server, asked to delete it. Everything in it is still there.",
    reasonWithDate:
      "A person who knows its name, or the people who run this server, asked to delete it. It will be removed on <time>{moment}</time>. Everything in it is still there.",
    keep: "Keep my universe",
    failed: "It could not be kept. Please try again.",
  },
});
