/** Weakenings of chapter V8: authorization. */

import type { Weakening } from "./weakening.ts";

export const authorization: readonly Weakening[] = [
  {
    weakness: "A founding session of a universe with a password can do everything.",
    changes: [
      {
        file: "server/sessions/session.ts",
        find: "const isLimited = isFounding && found.isProtected === 1;",
        replace: "const isLimited = false;",
      },
    ],
    fails: [[["8.2.1"], "server/accounts/taking-over.test.ts", "can do nothing else meanwhile: %s"]],
  },
  {
    weakness: "The id in a path is not compared with that of the session.",
    changes: [
      {
        file: "server/route.ts",
        find: `if (call.access === "owner" && request.session?.userId !== id) return reply.code(404).send(notFound);`,
        replace: "",
      },
    ],
    fails: [
      [
        ["8.2.2"],
        "server/guards/access.test.ts",
        "gets and changes nothing of another universe by the call %s",
      ],
      [
        ["15.3.1"],
        "server/universes/universes.test.ts",
        "replies to the owner, and with 404 to other users and to visitors",
      ],
    ],
  },
  {
    weakness: "Stars are found by their id alone.",
    changes: [
      {
        file: "server/mood-entries/queries.ts",
        find: `const starsOf = (db: Db, userId: string) => db.selectFrom("mood_entries").where("userId", "=", userId);`,
        replace: `const starsOf = (db) => db.selectFrom("mood_entries");`,
      },
    ],
    fails: [
      [
        ["8.2.2"],
        "server/guards/access.test.ts",
        "gets and changes nothing of another universe by the call %s",
      ],
    ],
  },
  {
    weakness: "Readings are removed by their tracker and their day alone.",
    changes: [
      {
        file: "server/trackers/queries.ts",
        find: `.deleteFrom("readings")
    .where("userId", "=", userId)`,
        replace: `.deleteFrom("readings")`,
      },
    ],
    fails: [
      [
        ["8.2.2"],
        "server/guards/access.test.ts",
        "gets and changes nothing of another universe by the call %s",
      ],
    ],
  },
  {
    weakness: "A shown sky tells the names of own feelings wherever they are.",
    changes: [
      {
        file: "domain/shown-skies/shown-sky.ts",
        find: "const told = showsFeelings ? emotion : null;",
        replace: "const told = emotion;",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        "domain/shown-skies/shown-sky.test.ts",
        "tells the name of an own feeling only where feelings are permitted, and never its id",
      ],
    ],
  },
  {
    weakness: "A shown sky tells which feelings have sealed names.",
    changes: [
      {
        file: "domain/shown-skies/shown-sky.ts",
        find: "...(told?.name && { name: told.name }),",
        replace: "...(told?.name != null && { name: told.name }),",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        "domain/shown-skies/shown-sky.test.ts",
        "tells of an own feeling whose name is sealed as little as where feelings are not permitted",
      ],
    ],
  },
  {
    weakness: "A star takes the own feeling of anybody.",
    changes: [
      {
        file: "server/mood-entries/feelings.ts",
        find: "const unknown = named.filter(([, id]) => !current.has(id));",
        replace: "const unknown: typeof named = [];",
      },
    ],
    fails: [
      [
        ["8.4.1"],
        "server/feelings/feelings.test.ts",
        "is refused with a feeling that the universe does not have",
      ],
    ],
  },
  {
    weakness: "The matrix of calls tries no foreign tag in a merge.",
    changes: [
      {
        file: "testing/access/universe-plans.ts",
        find: "{ params: other.tag, body: { into: owner.tag.id }, status: 404 },",
        replace: "",
      },
    ],
    fails: [
      [
        ["8.2.2"],
        "server/guards/access.test.ts",
        "tries an id of another universe wherever one can stand in the call %s",
      ],
    ],
  },
  {
    weakness: "Lists of different people have the same names.",
    changes: [
      {
        file: "server/revisions/etag.ts",
        find: '`"${reader.userId}-${universe.revision}',
        replace: '`"${universe.revision}',
      },
    ],
    fails: [
      [["8.2.2"], "server/changes/changes.test.ts", "never sends the rows of another user, not even by ETag"],
      [
        ["14.2.2"],
        "server/mood-entries/listing.test.ts",
        "never sends the stars of another user, not even by ETag",
      ],
    ],
  },
  {
    weakness: "Other sessions can take a universe back.",
    changes: [
      {
        file: "server/accounts/taking-over-queries.ts",
        find: '.where("sessions.sid", "=", sid)',
        replace: "",
      },
    ],
    fails: [
      [
        ["8.2.2"],
        "server/accounts/taking-over.test.ts",
        "is the only one that can take a universe back, once, of several attempts at a time",
      ],
    ],
  },
  {
    weakness: "A shown sky has all that is stored of its stars.",
    changes: [
      {
        file: "domain/shown-skies/shown-sky.ts",
        find: "...{ x, y, z, intensity, look: looks.indexOf(emotion) },",
        replace: "...star, ...{ x, y, z, intensity, look: looks.indexOf(emotion) },",
      },
    ],
    fails: [
      [
        ["8.2.3"],
        "server/shown-skies/crawl.test.ts",
        "a crawl of everything that a shown sky sends finds nothing that its owner wrote but what they permit, and no id",
      ],
      [
        ["15.3.1"],
        "server/shown-skies/shown.test.ts",
        "has the places and looks of the stars, and nothing else",
      ],
    ],
  },
  {
    weakness: "A call meant for one person is answered in the session of another.",
    changes: [
      {
        file: "server/route.ts",
        find: "return session !== null && owner !== undefined && owner !== session.userId;",
        replace: "return false;",
      },
    ],
    fails: [
      [
        ["8.3.1"],
        "server/guards/guards.test.ts",
        "is refused from the session of another person, whose universe stays as it is",
      ],
    ],
  },
  {
    weakness: "Links are found by their id alone.",
    changes: [
      {
        file: "server/shown-skies/queries.ts",
        find: `db.selectFrom("shown_skies").selectAll().where("userId", "=", userId);`,
        replace: `db.selectFrom("shown_skies").selectAll();`,
      },
    ],
    fails: [
      [
        ["8.4.1"],
        "server/shown-skies/links.test.ts",
        "of another universe cannot be seen, changed or revoked, and its id is free",
      ],
    ],
  },
  {
    weakness: "Tags are found by their id alone.",
    changes: [
      {
        file: "server/records/queries.ts",
        find: `db.selectFrom(named(table)).where("userId", "=", userId)`,
        replace: `db.selectFrom(named(table)).where("userId", "is not", null)`,
      },
    ],
    fails: [
      [["8.4.1"], "server/tags/tags.test.ts", "replies 404 for an unknown tag and for one of another person"],
    ],
  },
];
