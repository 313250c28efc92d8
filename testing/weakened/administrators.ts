/** Weakenings of the calls of administrators and of invitations, which are in several chapters. */

import type { Weakening } from "./weakening.ts";

const guard = "server/guards/administrator.test.ts";
const list = "server/accounts/admin/universes.test.ts";
const actions = "server/accounts/admin/actions.test.ts";
const join = "server/accounts/admin/join.test.ts";

export const administrators: readonly Weakening[] = [
  {
    weakness: "Everybody is an administrator.",
    changes: [
      {
        file: "server/sessions/session.ts",
        find: "found.isAdministrator === 1 ? {",
        replace: "true ? {",
      },
    ],
    fails: [
      [
        ["8.2.1"],
        guard,
        "does not exist for visitors, for people, and for whoever is no administrator any more",
      ],
    ],
  },
  {
    weakness: "The address of a call of administrators extends the session of everybody.",
    changes: [
      {
        file: "server/route.ts",
        find: "await loadWithinFloodLimit(context, presented, request, null)",
        replace: "await loadWithinFloodLimit(context, presented, request, reply)",
      },
    ],
    fails: [[["8.2.1"], guard, "tells nothing of a session that would be extended by another call"]],
  },
  {
    weakness: "The address of a call of administrators answers before it has read a body.",
    changes: [
      {
        file: "server/route.ts",
        find: "isRead(request) ? undefined : guard(request, reply),",
        replace: "guard(request, reply),",
      },
    ],
    fails: [[["8.2.1"], guard, "does not exist for them whatever they send, and from wherever"]],
  },
  {
    weakness: "An administrator needs neither a second factor nor a passkey.",
    changes: [
      {
        file: "server/guards/administrator.ts",
        find: "return missing && refusals[missing];",
        replace: "return null;",
      },
    ],
    fails: [
      [["8.2.1"], guard, "with a second factor is let in, and refused when it is gone"],
      [["8.2.1"], guard, "with a passkey signs in with it, and goes on where they added it"],
    ],
  },
  {
    weakness: "An administrator changes something without a recent proof.",
    changes: [
      {
        file: "server/route.ts",
        find: "if (call.confirmFirst && !(await isProved(context, session))) return reply.code(403).send(confirmFirst);",
        replace: "",
      },
    ],
    fails: [[["7.5.1"], guard, "proves for each change that it is them, within ten minutes"]],
  },
  {
    weakness: "Administrators learn to the byte what a universe stores.",
    changes: [
      {
        file: "domain/admin/universes.ts",
        find: "export const bytesOfStep = 1_000_000;",
        replace: "export const bytesOfStep = 1;",
      },
    ],
    fails: [
      [["8.2.3"], list, "tells its size in whole millions of bytes, once an hour"],
      [
        ["8.2.3"],
        "server/accounts/admin/canary.test.ts",
        "no reply has a number that changes with each star",
      ],
    ],
  },
  {
    weakness: "Administrators see the name and the address of a person.",
    changes: [
      {
        file: "server/accounts/admin/list-universes.ts",
        find: "name: row.universeName,",
        replace: "name: row.emailKey ?? row.universeName,",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        "server/accounts/admin/canary.test.ts",
        "no reply, mail, line of the log or line of the server has a word, a feeling or a tracker of a person",
      ],
    ],
  },
  {
    weakness: "A closed universe opens by a password or a passkey.",
    changes: [
      {
        file: "server/sessions/session.ts",
        find: "if (closedAt) throw new UniverseClosed(closedAt);",
        replace: "",
      },
    ],
    fails: [
      [
        ["7.4.2"],
        actions,
        "lets nobody in by any way, tells the person, and removes the universe after seven days",
      ],
    ],
  },
  {
    weakness: "Administrators close the universes of each other.",
    changes: [
      {
        file: "server/accounts/admin/actions.ts",
        find: `if (acting.by !== null && user.isAdministrator === 1) return not("administrator");`,
        replace: "",
      },
    ],
    fails: [[["8.4.1"], actions, "is refused for the own universe, and for that of another administrator"]],
  },
  {
    weakness: "An invitation lets in as many as there are.",
    changes: [
      {
        file: "server/users/admission.ts",
        find: `.set((eb) => ({ used: eb("used", "+", 1) }))`,
        replace: ".set({ used: 0 })",
      },
    ],
    fails: [[["2.3.4"], join, "takes an invitation as often as it says, also by ten people at once"]],
  },
  {
    weakness: "An invitation that has ended lets people in.",
    changes: [
      {
        file: "server/users/admission.ts",
        find: 'return used || opening === "on" ? { invitationId: used?.id ?? null } : null;',
        replace: "return { invitationId: used?.id ?? null };",
      },
      {
        file: "server/users/admission.ts",
        find: "return (await findJoinInvitation(db, tokenHash, now)) ? null : invitationEnded;",
        replace: "return null;",
      },
    ],
    fails: [
      [["6.4.1"], join, "refuses an invitation that has ended, was revoked, invented, cut off, or stored"],
    ],
  },
];
