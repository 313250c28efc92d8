/** Weakenings of the sections of chapter V6 about passwords. */

import type { Weakening } from "./weakening.ts";

export const passwords: readonly Weakening[] = [
  {
    weakness: "Passwords may have one character.",
    changes: [
      {
        file: "domain/accounts/passwords.ts",
        find: "if (password.length < passwordLength.min) return passwordMessages.tooShort;",
        replace: "",
      },
    ],
    fails: [[["6.2.1"], "domain/accounts/passwords.test.ts", "has 8 to 128 characters of any kind"]],
  },
  {
    weakness: "A changed password leaves the old one.",
    changes: [
      {
        file: "server/accounts/password-change.ts",
        find: "{ ...hashed, ...noPendingEmail,",
        replace: "{ ...noPendingEmail,",
      },
    ],
    fails: [
      [
        ["6.2.2"],
        "server/accounts/settings.test.ts",
        "ends every other session and invalidates the old password",
      ],
    ],
  },
  {
    weakness: "The form of a new password can be sent with one field.",
    changes: [
      {
        file: "client/account/password.ts",
        find: "Object.values(draft).every(",
        replace: "Object.values(draft).some(",
      },
    ],
    fails: [[["6.2.3"], "client/account/password.test.ts", "all three fields are required"]],
  },
  {
    weakness: "A change of the password does not ask for the current one.",
    changes: [
      { file: "server/accounts/password-change.ts", find: "if (!checked.ok) return checked;", replace: "" },
    ],
    fails: [[["6.2.3"], "server/accounts/settings.test.ts", "refuses %j"]],
  },
  {
    weakness: "Common passwords are refused in one spelling alone.",
    changes: [
      {
        file: "domain/accounts/common-passwords.ts",
        find: "commonPasswords.has(password.toLowerCase())",
        replace: "commonPasswords.has(password)",
      },
    ],
    fails: [
      [
        ["6.2.4", "6.2.12"],
        "domain/accounts/passwords.test.ts",
        "from the list of common passwords is recognized in any mixture of case",
      ],
    ],
  },
  {
    weakness: "The server accepts common passwords.",
    changes: [
      { file: "server/accounts/passwords.ts", find: "isCommonPassword(password) ?", replace: "false ?" },
    ],
    fails: [
      [
        ["6.2.4"],
        "server/accounts/registration.test.ts",
        "refuses %j with one sentence, in the specified order",
      ],
    ],
  },
  {
    weakness: "Every password must have characters of all kinds.",
    changes: [
      {
        file: "domain/accounts/passwords.ts",
        find: "(isStorable(password) ? null :",
        replace: "(hasAllCharacterClasses(password) ? null :",
      },
    ],
    fails: [[["6.2.5"], "domain/accounts/passwords.test.ts", "has 8 to 128 characters of any kind"]],
  },
  {
    weakness: "Password managers take the current password for a new one.",
    changes: [
      {
        file: "client/account/PasswordForm.tsx",
        find: `autoComplete="current-password"`,
        replace: `autoComplete="off"`,
      },
    ],
    fails: [
      [
        ["6.2.7"],
        "client/forms/purposes.browser.test.tsx",
        "password managers find the fields of the account settings, and whose password it is",
      ],
    ],
  },
  {
    weakness: "White space around a password is left out.",
    changes: [
      {
        file: "domain/accounts/registration.ts",
        find: "    password,\n    universeName: universeNameSchema",
        replace: "    password: password.trim(),\n    universeName: universeNameSchema",
      },
    ],
    fails: [
      [
        ["6.2.8"],
        "domain/accounts/registration.test.ts",
        "keeps a password as it was typed, including white space",
      ],
    ],
  },
  {
    weakness: "A password counts up to its 72nd byte.",
    changes: [
      {
        file: "server/accounts/passwords.ts",
        find: "message: password,",
        replace: "message: Buffer.from(password).subarray(0, 72),",
      },
    ],
    fails: [
      [
        ["6.2.8"],
        "server/accounts/login.test.ts",
        "accepts 64 characters of any script, and distinguishes passwords that differ after byte 72",
      ],
    ],
  },
  {
    weakness: "Passwords have at most 60 characters.",
    changes: [{ file: "domain/accounts/password-length.ts", find: "max: 128 }", replace: "max: 60 }" }],
    fails: [
      [
        ["6.2.9"],
        "server/accounts/login.test.ts",
        "accepts 64 characters of any script, and distinguishes passwords that differ after byte 72",
      ],
    ],
  },
];
