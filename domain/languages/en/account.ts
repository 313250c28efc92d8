import { texts } from "../text.ts";

/** Accounts: signing in, registering, settings. */
export const account = texts("account", {
  /** Labels of fields. */
  fields: {
    email: "E-mail",
    universeName: "Universe Name",
    userName: "User Name",
    /** Stands for the user name, where a universe is made without an account. */
    yourName: "Your Name",
    birthday: "Birthday",
    startDate: "Journey Start Date",
    demographics: "Demographics",
    optional: "Optional",
  },
  /** Fields for passwords, each with the names of the button that reveals what was typed and hides it again. */
  passwords: {
    password: { label: "Password", show: "Show password", hide: "Hide password" },
    confirm: {
      label: "Confirm Password",
      show: "Show confirm password",
      hide: "Hide confirm password",
    },
    current: { label: "Current Password", show: "Show current password", hide: "Hide current password" },
    new: { label: "New Password", show: "Show new password", hide: "Hide new password" },
    confirmNew: {
      label: "Confirm New Password",
      show: "Show confirm new password",
      hide: "Hide confirm new password",
    },
    /** Asked before the universe is deleted. */
    yours: { label: "Your password", show: "Show your password", hide: "Hide your password" },
    atLeast: "At least {min, number} characters.",
  },
  tagline: "Every mood a star of your own sky",
  createTagline: "Create your personal universe",
  goToLogin: "Go to Login",
  welcomeBack: "Welcome back!",
  /** These stand where new universes need an invitation. */
  byInvitation: {
    title: "New universes need an invitation here",
    how: "If you have one, open its link. If not, the people who run this server can send you one.",
  },
  login: {
    title: "Log in to your universe",
    identifier: "E-mail or universe name",
    /** Stands below the field. */
    bothWays:
      "With a password: your e-mail or the name of your universe. A universe without a password opens by its name alone, further down.",
    withProvider: "Sign in with your provider",
    withPasskey: "Sign in with a passkey",
    /** Leads to the form for recovery codes. */
    lostPasskey: "Lost your passkey? <link>Use a recovery code</link>",
    noProvider: "<link>Sign in with your provider</link> (not set up on this server)",
    forgotPassword: "Forgot password?",
    resetTitle: "Feature Coming Soon",
    resetHint: "Password reset will be available soon!",
    /** Stands beside the two above, as an action. */
    mailLink: "E-mail me a sign-in link",
    unverified: "Your email needs to be verified before you can log in.",
    /** Shown in a toast. */
    unverifiedToast: "Please verify your email before logging in.",
    resend: "Resend Verification Email",
    busy: "Logging in...",
    welcome: "Welcome to Mood Universe",
    /** Title of a toast, and its sentence where the server gives none. */
    failed: "Login Failed",
    failedReason: "Login failed",
    byName: "No password? <link>Enter by universe name alone</link>",
    /** Follows a refusal, where the name of a universe was typed. */
    opensByName: "Opens by its name alone? <link>Open it here</link>",
    migrate: "Give your universe a password",
    waiting:
      "{count, plural, one {# change waits on this device. It is sent when the person who made it logs in.} other {# changes wait on this device. They are sent when the person who made them logs in.}}",
    /** Shown after a sign-in with a provider that did not succeed. */
    notices: {
      provider:
        "Signing in with a provider is not set up on this server. Use your e-mail address or universe name.",
      "provider-failed":
        "Your provider could not sign you in. Nothing has changed; try again, or use your e-mail address.",
      "universe-closed":
        "The people who run this server have closed this universe, and it will be removed. Write to them if you want to keep it.",
      "provider-cancelled": "You stopped signing in with your provider. Nothing has changed.",
      "provider-unreachable":
        "Your sign-in provider does not answer right now. Try again in a moment, or use your e-mail address.",
    },
  },
  /** What the product is, beside the form that logs in. */
  welcome: {
    name: "Begin",
    pitch: "A private journal in which every feeling becomes a star in a sky of your own.",
    picture: "A sky in which every star is a feeling, such as hope, joy or sadness",
    haveUniverse: "I have a universe already",
    closed: "This server accepts no new universes. If you have one, log in.",
    createUniverse: "Create your universe",
    createAccount: "Create new account",
    byEmail: "Prefer e-mail and password? <link>Create new account</link>",
  },
  register: {
    title: "Create your account",
    submit: "Create Account",
    busy: "Creating your account...",
    failed: "Registration Failed",
    failedReason: "Registration failed",
    created: "Account Created",
    createdHint: "Please check your email to verify your account before logging in.",
    closed: "New accounts are closed here",
    closedReason: "This server accepts no new accounts or universes. If you have an account already, log in.",
    haveAccount: "Have an account? <link>Log in</link>",
    /** Title of the window. */
    checkEmailPage: "Check your email",
    checkEmail: "Check Your Email",
    sentTo:
      "We sent a mail to <address>{email}</address>. Follow the link in it within a day, and your universe is yours.",
    nothingThere: "Nothing there? Look among the spam, or have it sent again after a minute.",
    backToLogin: "Back to Login",
  },
  migrate: {
    title: "Give your universe a password",
    tagline: "Your sky, kept by a password",
    hint: "For a universe that its name alone has opened so far. All your stars stay where they are.",
    passwordHint: "{min, number} or more: lower and upper case, a number, a special character.",
    submit: "Migrate Account",
    busy: "Migrating...",
    failed: "Migration Failed",
    refusedReason: "Migration failed",
    failedReason: "Failed to migrate account",
    done: "Migration Successful",
    doneHint: "Your account has been updated! Please check your email for verification.",
    migrated: "Your account is migrated",
    preserved: "All your mood data is preserved.",
    oneStepLeft:
      "One step is left: follow the link that we sent to <address>{email}</address> within a day. Until then the name <name>{universeName}</name> alone keeps opening your universe; afterwards it takes your password.",
    /** Where sign-in by name is closed. */
    oneStepLeftOfClosed:
      "One step is left: follow the link that we sent to <address>{email}</address> within a day. After that, <name>{universeName}</name> opens with this address and your password.",
    backToLogin: "Back to login",
    /** Said to visitors without a link of the operator, where sign-in by name is closed. */
    closed: "A name alone opens nothing here",
    closedReason:
      "On this server no universe opens by its name alone. Come back here from a browser in which your universe is open, or ask the people who run this server for a link: <contact>{address}</contact>",
  },
  /** Shown in the browser in which a universe was made, after somebody gave it a password without it. */
  takeBack: {
    title: "Your universe got a password",
    /** `email` is masked, such as t…@e….org. */
    what: "On <time>{moment}</time> it got the e-mail address <address>{email}</address> and a password. Its name alone does not open it any more.",
    wasYou: "If that was you, log in with your password.",
    notYou:
      "If it was not you, take it back. You can until <time>{moment}</time>: the address and the password go, it is closed everywhere else, and all your stars stay.",
    /** The universe got a passkey in place of an address and a password. */
    byPasskey: {
      title: "Your universe got a passkey",
      what: "On <time>{moment}</time> it got a passkey. Its name alone does not open it any more.",
      wasYou: "If that was you, log in with your passkey.",
      notYou:
        "If it was not you, take it back. You can until <time>{moment}</time>: the passkey goes, it is closed everywhere else, and all your stars stay.",
    },
    submit: "Take my universe back",
    busy: "Taking it back...",
    done: "Your universe is yours again",
    doneHint: "Give it a password of your own now, so that it stays yours.",
    failed: "It could not be taken back just now. Nothing has changed; try again in a moment.",
    unreachable: "What happened to your universe cannot be read right now. Nothing has changed.",
  },
  verify: {
    loading: "Verifying your email…",
    verified: "Email Verified!",
    failed: "Verification Failed",
    usedBefore: "This link was used before. Your address is verified, and nothing is left to do.",
    canLogIn: "You can now log in to access your cosmic journey!",
    contact: "Please try again or contact support if the problem persists.",
    invalidLink: "Invalid verification link",
    networkError: "Network error during verification",
    failedReason: "Verification failed",
  },
  /** The page of the link in each reminder by mail. */
  stopReminders: {
    question: "Stop your reminders?",
    hint: "This stops all reminders, on every device and by mail. Your stars stay as they are.",
    stopped: "Your reminders are stopped",
    stoppedHint:
      "None will come, on any device or by mail. You can start them again in the settings whenever you like.",
    incomplete: "This link is not complete. You can stop reminders in the settings too.",
    failed: "Your reminders could not be stopped just now. Check your connection, and try again in a moment.",
    stop: "Stop reminders",
    open: "Open Mood Universe",
  },
  settings: {
    /** Title of the window. */
    page: "Account settings",
    title: "Account Settings",
    overview: "Account overview",
    universeName: "Universe name",
    userName: "User name",
    noEmail: "None yet",
    memberSince: "Member since",
    verified: "Verified",
    unverified: "Unverified",
    profile: "Profile",
    password: "Password",
    both: "Profile and password",
    providerPassword:
      "You sign in with your provider, so there is no password here. Change it where you have it.",
    unreachable: "Your settings cannot be reached right now. Nothing has changed.",
    nameAlone:
      "Your universe has no e-mail address and no password: its name alone opens it. <link>Give it both</link>",
    emailHint: "A new address counts when you have followed the link that is sent to it.",
    save: "Save Changes",
    saving: "Saving...",
    saved: "Profile Updated",
    savedHint: "Your changes are saved.",
    followLink: "Follow the link that we sent to {email}. Until then your present address stays.",
    failed: "Update Failed",
    failedReason: "Failed to update profile information.",
  },
  newPassword: {
    submit: "Update Password",
    busy: "Updating...",
    updated: "Password Updated",
    updatedHint: "You stay logged in here; everywhere else you were logged out.",
    failed: "Password Change Failed",
    failedReason: "Failed to change password.",
    mismatch: "Password Mismatch",
    mismatchReason: "New password and confirmation must match.",
    tooShort: "Password Too Short",
    tooShortReason: "Password must be at least {min, number} characters long.",
  },
});
