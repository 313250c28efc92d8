import { texts } from "../text.ts";

/** What forms of accounts say about a field that breaks a rule, on the page and from the server. */
export const rulesAccounts = texts("rules-accounts", {
  required: "Please fill in all required fields",
  allRequired: "Please fill in all fields",
  email: "Please enter a valid email address",
  identifier: "That is neither an e-mail address nor a universe name.",
  universeName: {
    length: "Universe name must be between {min} and {max} characters",
    unstorable: "Universe name contains characters that cannot be stored",
    invisible: "Universe name contains invisible characters",
    likeEmail: "Universe name cannot be an e-mail address",
    dots: "Universe name cannot be made of dots alone",
  },
  userName: {
    length: "User name must be between {min} and {max} characters",
    unstorable: "User name contains characters that cannot be stored",
    invisible: "User name contains invisible characters",
  },
  password: {
    tooShort: "Password must be at least {min} characters long",
    tooLong: "Password can have up to {max} characters",
    unstorable: "Password contains characters that cannot be used",
    common: "Choose a less common password",
    characterClasses: "Password must contain uppercase, lowercase, number, and special character",
    mismatch: "Passwords do not match",
  },
  /** The code of an authenticator app, or a recovery code. */
  code: "A code has six digits, and a recovery code 16 letters and digits.",
  birthday: {
    notADate: "Birthday must be a date.",
    noSuchDate: "Birthday must be a date that exists, like 2001-12-31.",
    inFuture: "Birthday cannot be in the future.",
  },
  startDate: {
    notADate: "Journey start date must be a date.",
    noSuchDate: "Journey start date must be a date that exists, like 2001-12-31.",
    inFuture: "Journey start date cannot be in the future.",
  },
  /** A text about oneself. */
  demographics: {
    tooLong: "Demographics can have up to {max} characters.",
    unstorable: "Demographics contains characters that cannot be stored.",
  },
});
