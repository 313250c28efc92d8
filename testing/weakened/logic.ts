/** Weakenings of chapter V2: validation and business logic. */

import type { Weakening } from "./weakening.ts";

export const logic: readonly Weakening[] = [
  {
    weakness: "The page of the API shows no calls.",
    changes: [
      {
        file: "server/api-docs-server.ts",
        find: "of Object.values<Call>(api))",
        replace: "of Object.values<Call>(api).slice(1))",
      },
    ],
    fails: [[["2.1.1", "13.4.5"], "server/pages/pages.test.ts", "shows every call of the product"]],
  },
  {
    weakness: "Bodies may have fields that are not known.",
    changes: [
      {
        file: "server/call-schema.ts",
        find: "buildValidator: () => validatorCompiler,",
        replace:
          "buildValidator: () => (route) => (value) => { const read = route.schema.safeParse(value); return read.success || !read.error.issues.every(({ code }) => code === 'unrecognized_keys') ? validatorCompiler(route)(value) : { value }; },",
      },
    ],
    fails: [
      [
        ["2.2.2", "8.2.3", "15.3.3"],
        "server/guards/access.test.ts",
        "of %s takes no field that people must not set",
      ],
    ],
  },
  {
    weakness: "A universe with sealed words takes plain ones.",
    changes: [
      {
        file: "server/sealed/require-words.ts",
        find: "return isRefused ? sealRefusals.universeSealed : null;",
        replace: "return null;",
      },
    ],
    fails: [
      [["2.2.2"], "server/sealed/every-word.test.ts", "%s refuses a plain word at %s, and changes nothing"],
    ],
  },
  {
    weakness: "A universe with sealed words takes keys of imports that tell what the source says.",
    changes: [{ file: "server/sealed/require-words.ts", find: "!said.every(isNameKey)", replace: "false" }],
    fails: [
      [["2.2.2"], "server/sealed/every-word.test.ts", "%s refuses a plain word at %s, and changes nothing"],
    ],
  },
  {
    weakness: "A star that is no twin star any more keeps its second feeling.",
    changes: [
      {
        file: "domain/records/star/correction.ts",
        find: "isTwinStar === 1 ? current : { ...current, secondaryEmotion: null, secondaryIntensity: null }",
        replace: "current",
      },
    ],
    fails: [
      [
        ["2.2.3"],
        "server/mood-entries/correcting.test.ts",
        "clears the second feeling of a star that is no twin star any more",
      ],
    ],
  },
  {
    weakness: "Readings may have any value.",
    changes: [
      {
        file: "server/trackers/put-reading.ts",
        find: `if (!isValueOf(tracker, value)) return { ok: false, reason: "out of range", range: rangeOf(tracker) };`,
        replace: "",
      },
    ],
    fails: [
      [
        ["2.2.3"],
        "server/trackers/readings.test.ts",
        "refuses what the tracker does not take, and says what it takes",
      ],
    ],
  },
  {
    weakness: "Readings may be of days that have not come.",
    changes: [
      {
        file: "domain/records/reading/at.ts",
        find: "if (dateOf(at) > latestDateOnEarth(now)) return refusals.toCome;",
        replace: "",
      },
    ],
    fails: [
      [
        ["2.2.3"],
        "server/trackers/readings.test.ts",
        "takes the day that begins at UTC+14, and refuses later ones and those before 1900",
      ],
    ],
  },
  {
    weakness: "A universe can have any number of trackers.",
    changes: [
      {
        file: "server/trackers/put-tracker.ts",
        find: `(await countOwned(db, "trackers", userId)) >= maxTrackers`,
        replace: "false",
      },
    ],
    fails: [
      [["2.3.2"], "server/trackers/trackers.test.ts", "refuses more trackers than a universe can have"],
    ],
  },
  {
    weakness: "A day can have any number of readings, and a universe too.",
    changes: [
      {
        file: "server/trackers/put-reading.ts",
        find: "if (tooMany) return { ok: false, reason: tooMany };",
        replace: "",
      },
    ],
    fails: [
      [
        ["2.3.2"],
        "server/trackers/readings.test.ts",
        "refuses more readings of a day than a tracker can have",
      ],
      [
        ["2.3.2"],
        "server/trackers/many-readings.test.ts",
        "takes no other one, takes changes, and lets others write while their tracker is removed",
      ],
    ],
  },
  {
    weakness: "What a batch brings stays, although its stars are refused.",
    changes: [
      {
        file: "server/imports/add-entries.ts",
        find: "if (!stored.ok) throw new Refused(stored);",
        replace: "if (!stored.ok) return stored;",
      },
    ],
    fails: [
      [
        ["2.3.3"],
        "server/imports/brought-records.test.ts",
        "stores nothing of a batch with a reading that its tracker does not take, and says which it is",
      ],
    ],
  },
  {
    weakness: "Stars may be for tomorrow.",
    changes: [
      {
        file: "domain/moment.ts",
        find: "moment > now + fastClockMs ? null : Math.min(moment, now)",
        replace: "Math.min(moment, now)",
      },
    ],
    fails: [[["2.2.3"], "server/mood-entries/moments.test.ts", "cannot be for a moment that has not come"]],
  },
  {
    weakness: "A restore takes a birthday of another year.",
    changes: [
      {
        file: "server/imports/restore-universe.ts",
        find: `if (Object.keys(fields).length > 0) throw new Refused({ ok: false, reason: "date to come", fields });`,
        replace: "",
      },
    ],
    fails: [
      [
        ["2.2.3"],
        "server/imports/restore-rules.test.ts",
        "stores no birthday and no start that are still to come: the browser leaves them out",
      ],
    ],
  },
  {
    weakness: "A restore takes a twin star without a second feeling.",
    changes: [
      {
        file: "domain/restore.ts",
        find: "Object.entries(twinStarRefusals(value))",
        replace: "Object.entries({})",
      },
    ],
    fails: [
      [
        ["2.2.3"],
        "server/imports/restore-rules.test.ts",
        "stores no twin star %s: the browser sends one feeling",
      ],
    ],
  },
  {
    weakness: "A twin star has the same feeling twice after a merge.",
    changes: [
      { file: "server/feelings/merge-feelings.ts", find: "await joinTwins(db, merged);", replace: "" },
    ],
    fails: [
      [
        ["2.2.3"],
        "server/feelings/merging.test.ts",
        "makes a single star, with the higher intensity, of a twin star whose two feelings become one",
      ],
    ],
  },
  {
    weakness: "A feeling can be removed while stars have it.",
    changes: [
      { file: "server/feelings/remove-feeling.ts", find: "if (stars > 0)", replace: "if (stars < 0)" },
    ],
    fails: [
      [
        ["2.2.3"],
        "server/feelings/feelings.test.ts",
        "waits until no star has it, in the sky or in the bin, as its first or as its second",
      ],
    ],
  },
  {
    weakness: "A universe can have any number of own feelings.",
    changes: [
      {
        file: "domain/records/feeling/feeling.ts",
        find: "maxOwnFeelings = 60",
        replace: "maxOwnFeelings = 60_000",
      },
    ],
    fails: [
      [
        ["2.3.2"],
        "server/feelings/feelings.test.ts",
        "is one of up to 60, of which each can still be changed",
      ],
    ],
  },
  {
    weakness: "A finished import takes more entries.",
    changes: [
      {
        file: "server/imports/add-entries.ts",
        find: "row.finishedAt === null && row.undoneAt === null && row.publishedAs === null",
        replace: "row.undoneAt === null",
      },
    ],
    fails: [
      [
        ["2.3.1"],
        "server/imports/importing.test.ts",
        "is refused for an import that is finished, cancelled or unknown",
      ],
    ],
  },
  {
    weakness: "The reply of a provider can be used again.",
    changes: [
      {
        file: "server/provider/queries.ts",
        find: `db.deleteFrom("provider_sign_ins").where("id", "=", id).returningAll()`,
        replace: `db.selectFrom("provider_sign_ins").where("id", "=", id).selectAll()`,
      },
    ],
    fails: [
      [["2.3.1"], "server/provider/refusals.test.ts", "is refused a second time, with the cookie or without"],
    ],
  },
  {
    weakness: "A person can add any number of stars a day.",
    changes: [
      {
        file: "domain/records/star/mood-entry.ts",
        find: "maxStarsPerDay = 200",
        replace: "maxStarsPerDay = 200_000",
      },
    ],
    fails: [
      [
        ["2.3.2"],
        "server/mood-entries/moments.test.ts",
        "refuses the 201st star, also for an earlier moment and after removals, until a day has passed",
      ],
    ],
  },
  {
    weakness: "A universe can have any number of wellness sessions.",
    changes: [
      {
        file: "server/wellness/store-session.ts",
        find: 'if ((await countOwned(db, "wellness_sessions", row.userId)) >= wellnessQuotas.sessions) return null;',
        replace: "",
      },
    ],
    fails: [
      [
        ["2.3.2"],
        "server/wellness/quotas.test.ts",
        "accepts the last one, refuses the next with a sentence, and still answers a retry",
      ],
    ],
  },
  {
    weakness: "A person can have any number of sessions.",
    changes: [
      {
        file: "server/sessions/session.ts",
        find: "await deleteOldestSessions(db, next, mostSessions);",
        replace: "",
      },
    ],
    fails: [
      [
        ["2.3.2"],
        "server/sessions/most-sessions.test.ts",
        "ends the sessions that were not used for longest when a person opens more than they can have, and never the one that founded the universe",
      ],
    ],
  },
  {
    weakness: "Tombstones grow without a limit.",
    changes: [
      {
        file: "server/revisions/tombstones.ts",
        find: "  await forgetOldest(db, universe.id, kind);\n",
        replace: "",
      },
    ],
    fails: [
      [
        ["2.3.2"],
        "server/imports/growth.test.ts",
        "are the latest of a person; a client that is older than them gets everything",
      ],
    ],
  },
  {
    weakness: "A transaction that fails is stored as far as it came.",
    changes: [
      {
        file: "server/database/sqlite.ts",
        find: `if (sql === "begin") return "begin immediate";`,
        replace: `if (sql === "rollback") return "commit"; if (sql === "begin") return "begin immediate";`,
      },
    ],
    fails: [[["2.3.3"], "server/database/database.test.ts", "rolls back a transaction that fails half-way"]],
  },
  {
    weakness: "A batch of an import is stored up to its first wrong entry.",
    changes: [
      {
        file: "server/imports/add-entries.ts",
        find: "return (await refuseRow(change, row, sent)) ?? storeBatch(change, row, sent);",
        replace:
          "const refused = await refuseRow(change, row, sent); if (refused && 'index' in refused) await storeBatch(change, row, { ...sent, entries: sent.entries.slice(0, refused.index) }); return refused ?? storeBatch(change, row, sent);",
      },
    ],
    fails: [
      [
        ["2.3.3"],
        "server/imports/importing.test.ts",
        "refuses a batch with an invalid row, names its index and stores none of it",
      ],
    ],
  },
  {
    weakness: "A part of an import is shown when a tag is removed.",
    changes: [
      {
        file: "server/records/tag-queries.ts",
        find: '    .where("revision", "<=", visibleRevision(userId))\n',
        replace: "",
      },
    ],
    fails: [[["2.3.3"], "server/imports/hidden.test.ts", "%s that its stars have shows none of them"]],
  },
  {
    weakness: "A backup is not restored on trial.",
    changes: [
      {
        file: "server/operator/backup/write.ts",
        find: "await rehearseRestore(unfinished, dirname(path));",
        replace: "new Map<string, number>();",
      },
    ],
    fails: [
      [
        ["2.3.3"],
        "server/operator/backup/wide-numbers.test.ts",
        "is no backup: the command fails, and leaves no file",
      ],
    ],
  },
  {
    weakness: "There is no pause between stars.",
    changes: [
      {
        file: "server/mood-entries/add-star.ts",
        find: "const pausing = pauseOf(slot, now, cooldownMs);",
        replace: "const pausing = null;",
      },
    ],
    fails: [
      [
        ["2.3.4"],
        "server/mood-entries/adding.test.ts",
        "accepts one of fifty stars that are sent at the same time",
      ],
    ],
  },
  {
    weakness: "A name can be given to several people.",
    changes: [
      {
        file: "server/accounts/registration.ts",
        find: 'if (!(await isNameAvailable(transaction, wanted, now, { emailKey: key }))) return "name taken";',
        replace: "",
      },
    ],
    fails: [
      [
        ["2.3.4"],
        "server/accounts/registration.test.ts",
        "gives a name to one of many concurrent registrations and new universes",
      ],
    ],
  },
  {
    weakness: "Requests of a person or an address are counted and never refused.",
    changes: [
      {
        file: "server/limits/flood-limit.ts",
        find: "return count > requestsPerMinute ? this.#secondsLeft(now) : null;",
        replace: "return null;",
      },
    ],
    fails: [[["2.4.1"], "server/guards/guards.test.ts", "permit 600 calls per minute and session"]],
  },
  {
    weakness: "Forged cookies are looked up without a limit.",
    changes: [
      {
        file: "server/limits/flood-limit.ts",
        find: "return (this.#counts.get(key) ?? 0) < requestsPerMinute ? null : this.#secondsLeft(now);",
        replace: "return null;",
      },
    ],
    fails: [
      [
        ["2.4.1"],
        "server/limits/flood-limit.test.ts",
        "stops an address with forged cookies before any query",
      ],
    ],
  },
  {
    weakness: "Each session of a person has a limit of its own.",
    changes: [
      {
        file: "server/limits/flood-limit.ts",
        find: "touch(this.#validSessions, valid.sid, valid.userId, this.#maxKeys);",
        replace: "touch(this.#validSessions, valid.sid, valid.sid, this.#maxKeys);",
      },
      {
        file: "server/limits/flood-limit.ts",
        find: "return key === personKey(valid.userId) ? null : this.#count(personKey(valid.userId), now);",
        replace: "return key === personKey(valid.sid) ? null : this.#count(personKey(valid.sid), now);",
      },
    ],
    fails: [
      [
        ["2.4.1"],
        "server/limits/flood-limit.test.ts",
        "counts all sessions of a person together, and stops each of them before any query",
      ],
    ],
  },
  {
    weakness: "Mails to an address have no limit.",
    changes: [
      {
        file: "server/limits/limits.ts",
        find: "if (count <= max) return null;",
        replace: "if (count > 0) return null;",
      },
    ],
    fails: [
      [
        ["2.4.1"],
        "server/accounts/registrations.test.ts",
        "are limited for each network address, and not for others",
      ],
      [["2.4.1"], "server/limits/mails-to-address.test.ts", "by %s"],
      [
        ["2.4.1"],
        "server/limits/mails-to-address.test.ts",
        "by asking for the same mail again, which is not told",
      ],
    ],
  },
  {
    weakness: "A universe stores any amount.",
    changes: [
      {
        file: "server/revisions/room.ts",
        find: "room: 1, words",
        replace: "room: Number.POSITIVE_INFINITY, words",
      },
    ],
    fails: [[["2.3.2"], "server/revisions/room.test.ts", "takes nothing more, and says what is large"]],
  },
];
