/** The codes of refusals, by which programs recognize them whatever their sentence says, and their texts. */

import { messageFormats } from "./languages/format.ts";
import type { ParamsOf, Text } from "./languages/text.ts";
import type { Translator } from "./languages/translator.ts";

/**
 * Every code, with the names of its params. A code never changes its meaning and is never used for another. A reply has
 * a code beside `error`, and for each invalid field a code beside its sentence. Moments are ISO 8601 with `Z`.
 */
const paramsOfCodes = {
  // Any call.
  "invalid-fields": [],
  "unreadable-request": [],
  "not-signed-in": [],
  /** The call names another owner than the session has. */
  "another-session": [],
  "cross-site-request": [],
  "not-found": [],
  "body-too-large": [],
  "not-json": [],
  "unknown-host": [],
  "key-used": [],
  "too-many-requests": ["seconds"],
  "internal-error": [],
  "storage-unavailable": [],
  "server-busy": [],
  "server-restarting": [],

  // Accounts and universes.
  "registration-closed": [],
  /** New accounts and universes need an invitation of an administrator. */
  "registration-by-invitation": [],
  "name-sign-in-closed": [],
  "universe-not-found": [],
  "universe-name-taken": [],
  "universe-protected": [],
  "migration-waiting": [],
  /** Sign-in by name is closed here: a migration needs a session of the universe, or an invitation. */
  "invitation-required": [],
  /** The invitation is unknown, used up, revoked, expired, or of another universe or server. */
  "invalid-invitation": [],
  /** Only the session that founded the universe can cancel this migration. */
  "founder-required": [],
  /** The session founded the universe `id`, which got a password without it; it can take the universe back. */
  "universe-migrated": ["id"],
  /** The session that founded the universe can take it back until then; it cannot be deleted before. */
  "migration-undoable": ["until"],
  "wrong-credentials": [],
  "wrong-password": [],
  "no-password": [],
  "email-not-verified": [],
  "account-locked": ["minutes"],
  /** The password is right, and the account has a second factor, whose code the call lacks. */
  "second-factor-required": [],
  /** The code of the second factor, or the recovery code, is wrong or was used before. */
  "wrong-code": [],
  /** A sign-in that waited for its second factor waits no longer. */
  "sign-in-expired": [],
  "second-factor-exists": [],
  "no-second-factor": [],
  /** The session did not begin by a link of a mail within the last `minutes`. */
  "new-link-required": ["minutes"],
  "invalid-link": [],
  "expired-link": [],
  /** The link was followed before, and what it verified is verified. */
  "used-link": [],
  /** The typed name is not that of the universe. */
  "other-name": [],
  /** The person has not proved themselves within the last `minutes`, by a sign-in or by POST /api/account/confirm. */
  "recent-sign-in-required": ["minutes"],
  /** The universe waits for its removal at `removedAt`; whoever knows its name can keep it until then. */
  "universe-closed": ["removedAt"],
  "provider-sign-in-failed": [],

  // Access tokens.
  /** The token is unknown, malformed, expired, revoked, or of a universe that is closed or gone. */
  "token-unknown": [],
  /** The token lacks the scope that opens the call. */
  "token-scope": ["scope"],
  /** No token opens the call, whatever its scopes. */
  "token-closed": [],
  /** The token is where it must not be: in the URL, or in a second header. */
  "token-place": [],
  /** More tokens than a person can have. */
  "too-many-tokens": ["max"],

  // Administrators.
  /** The session of an administrator is not as safe as their calls need: without a second factor, and without a passkey. */
  "second-factor-needed": [],
  "own-universe": [],
  "administrators-universe": [],
  /** No mail can reach the person of the universe: they have verified no address. */
  "no-address": [],
  "no-mail-server": [],
  "universe-not-closed": [],
  /** More invitations than there can be at a time. */
  "too-many-invitations": ["max"],

  // Passkeys and recovery codes.
  /** The address of this server has no passkeys: it is an IP address, or not https. */
  "passkeys-impossible": [],
  /** The answer came too late, was used before, or answers nothing that was asked here. */
  "expired-challenge": [],
  /** The key of the answer is unknown or removed, or the answer does not fit it. */
  "unknown-passkey": [],
  /** The key has counted backwards: somebody has copied it. */
  "copied-passkey": [],
  /** The key is one of this universe already, or of another. */
  "known-passkey": [],
  "unusable-passkey": [],
  /** The way in is the only one: nothing else would open the universe. */
  "last-door": [],
  /** More passkeys than a universe can have. */
  "too-many-passkeys": ["max"],
  /** The code is wrong or used, or opens nothing there: names that nobody has get the same. */
  "wrong-recovery-code": [],

  // Stars.
  /** The pause of a star for the present moment. */
  pause: ["endsAt", "minutes"],
  /** The pause of a star for a past moment, which lasts `minutes`; `moment` is that of the star that is too near. */
  "pause-at-moment": ["minutes", "moment"],
  /** `endsAt` is when the next star can be added. */
  "daily-limit": ["endsAt", "max"],
  /** `now` is the server's time. */
  "moment-in-future": ["now"],
  "changed-elsewhere": [],
  "precondition-required": [],
  "id-removed": [],
  "id-used": [],
  "unknown-tag": [],
  "repeated-tag": [],
  /** More tags than a star can have. */
  "too-many-tags-of-star": ["max"],

  // Tags.
  "tag-name-taken": [],
  /** More tags than a universe can have. */
  "too-many-tags": ["max"],
  "same-tag": [],
  "merge-target-not-found": [],

  // Feelings of a person's own.
  /** A star of a feeling that the universe does not have. */
  "unknown-feeling": [],
  "feeling-name-taken": [],
  /** More feelings than a universe can have. */
  "too-many-feelings": ["max"],
  "same-feeling": [],
  /** Stars in the sky or in the bin have the feeling. */
  "feeling-in-use": ["stars"],

  // Constellations.
  /** Fewer or more stars than a constellation can have. */
  "star-count-out-of-range": ["min", "max"],
  "repeated-star": [],
  /** More constellations than a universe can have. */
  "too-many-constellations": ["max"],
  /** A constellation of a star that the universe does not have in its sky. */
  "unknown-star": [],

  // Comparisons.
  /** More comparisons than a universe can keep. */
  "too-many-comparisons": ["max"],

  // Trackers and readings.
  "tracker-name-taken": [],
  /** More trackers than a universe can have. */
  "too-many-trackers": ["max"],
  "unknown-tracker": [],
  "tracker-removed": [],
  /** A field that keeps its first value. */
  "never-changes": [],
  /** A reading of a tracker that has one a day. */
  "not-a-day": [],
  /** A reading of a tracker that has many a day. */
  "not-a-minute": [],
  /** More readings of a tracker than a day can have. */
  "too-many-readings-of-day": ["max"],
  /** More readings than a universe can have. */
  "too-many-readings": ["max"],

  // Imports.
  /** Another import is open. */
  "import-open": [],
  /** The import is finished, was cancelled or has ended. */
  "import-closed": [],
  /** More entries in a batch than it can have. */
  "too-many-entries": ["max"],
  /** More entries than the import has announced. */
  "more-than-announced": ["total"],
  /** `room` is the number of stars for which there is room. */
  "universe-full": ["max", "room"],
  /**
   * The universe would store more than it may, `megabytes`. It stores `used` megabytes; most of them, `size`, are `largest`
   * (a part of domain/room.ts), and `notes` are its notes.
   */
  "no-room": ["megabytes", "used", "largest", "size", "notes"],
  "undo-expired": [],
  /** Only an empty universe, without stars in the sky and in the bin, can be restored from a file. */
  "universe-not-empty": [],

  // Sealed words.
  /** Plain words for a universe whose words are sealed: from an old page, an import, a restore, a token. */
  "universe-sealed": [],
  /** Sealed words for a universe whose words are not. */
  "universe-not-sealed": [],
  /** Words that were sealed with a key that the universe does not use any more. */
  "wrong-epoch": [],
  /** The call does not fit how far the sealing has come. */
  "seal-state": [],
  /** Words of `plain` records are not yet what they have to be for the end of sealing, opening or rotating. */
  "words-left": ["plain"],

  // Shown skies.
  /** More links than a universe can have. */
  "too-many-links": ["max"],

  // The seal.
  /** A key of a slot would be made with too little memory, passes or salt. */
  "weak-parameters": [],
  /** More slots than an epoch can have. */
  "too-many-slots": ["max"],
  /** An epoch always has a passphrase and a recovery kit. */
  "slot-needed": [],

  // Reminders.
  /** The endpoint of a subscription is not at a public https address. */
  "not-a-push-service": [],
  /** The name of the push service cannot be resolved now. */
  "push-service-not-found": [],
  /** The topic of ntfy is not an address that this server may send to. */
  "not-an-ntfy-topic": [],

  // Webhooks.
  /** The address of a webhook is not public, not https, has a name and a password, or is this server's own. */
  "not-a-webhook-address": [],
  /** The name of the host cannot be resolved now. */
  "host-not-found": [],
  /** More webhooks than a universe can have. */
  "too-many-webhooks": ["max"],

  // Wellness.
  "practice-quota-reached": ["max"],
  "quiz-quota-reached": ["max"],

  // A field.
  required: [],
  "unknown-field": [],
  "not-text": [],
  "invalid-characters": [],
  "too-short": ["min"],
  "too-long": ["max"],
  "length-out-of-range": ["min", "max"],
  "not-a-whole-number": ["min"],
  /** The number is not whole, not on a step, or outside the range. */
  "out-of-range": ["min", "max"],
  "unknown-option": [],
  /** The parts of the value are not those that it has here. */
  "wrong-shape": [],
  "not-an-id": [],
  "not-a-date": [],
  "date-in-future": [],
  "not-a-moment": [],
  "moment-too-early": ["year"],
  /** An end that has passed already. */
  "moment-in-past": [],
  "not-a-revision": [],
  "not-a-color": [],
  "unknown-time-zone": [],
  taken: [],
  "invalid-email": [],
  "invalid-identifier": [],
  "invisible-characters": [],
  "name-like-email": [],
  "name-of-dots": [],
  "common-password": [],
  "missing-character-classes": [],
  "different-passwords": [],
  "password-required-first": [],
  "invalid-code": [],
  "same-emotion": [],
  "not-a-twin-star": [],
  "other-scenario": [],
  "invalid-key": [],
  "invalid-value": [],
} as const satisfies Record<string, readonly string[]>;

type ParamsOfCodes = typeof paramsOfCodes;
export type RefusalCode = keyof ParamsOfCodes;
export type RefusalParams = Readonly<Record<string, string | number>>;

export const refusalCodes = Object.keys(paramsOfCodes) as [RefusalCode, ...RefusalCode[]];

/** The names of the params that a refusal with this code has. */
export const paramNamesOf = (code: RefusalCode): readonly string[] => paramsOfCodes[code];

type ParamsArgument<Code extends RefusalCode> = [ParamsOfCodes[Code][number]] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOfCodes[Code][number], string | number>>];

/** A code, with its params if it has any. `text` is the id of the text of its sentence; none in words for programs. */
export type CodedReason = {
  readonly code: RefusalCode;
  readonly params?: RefusalParams | undefined;
  readonly text?: string | undefined;
};

/**
 * The words of a refusal: a text whose placeholders are params of the code, or a plain sentence in English for the
 * authors of programs, which no person can cause with the client.
 */
type Words<Code extends RefusalCode, S extends string> =
  | string
  | (Text<S> & (keyof ParamsOf<S> extends ParamsOfCodes[Code][number] ? unknown : never));

const formatEnglish = messageFormats("en");

const inEnglish = (words: string | Text, params?: RefusalParams): string =>
  typeof words === "string" ? words : (formatEnglish<never>(words.english, params) as string);

const reasonFor = (code: RefusalCode, words: string | Text, params?: RefusalParams): CodedReason => ({
  code,
  ...(params && { params }),
  ...(typeof words !== "string" && { text: words.id }),
});

/** The body of a refusal: its sentence in English, its code, the params of the code if it has any, and its text. */
export const refusal = <Code extends RefusalCode, S extends string>(
  code: Code,
  words: Words<Code, S>,
  ...[params]: ParamsArgument<Code>
): CodedReason & { readonly error: string } => ({
  error: inEnglish(words, params),
  ...reasonFor(code, words, params),
});

const reasons = new Map<string, { readonly reason: CodedReason; readonly words: string | Text }>();

/**
 * Returns the English sentence of a field's refusal, for a schema that uses it as a message, and remembers its code and
 * text. Messages of schemas are only text: so the code stands beside the sentence, and `reasonOf` finds it. A bundler may
 * remove a call whose sentence is not used.
 *
 * @__NO_SIDE_EFFECTS__
 */
export function coded<Code extends RefusalCode, S extends string>(
  code: Code,
  words: Words<Code, S>,
  ...[params]: ParamsArgument<Code>
): string {
  const sentence = inEnglish(words, params);
  const known = reasons.get(sentence)?.reason;
  if (known && JSON.stringify([known.code, known.params]) !== JSON.stringify([code, params]))
    throw new Error(`The sentence of ${code} is that of ${known.code} already: ${sentence}`);
  // A text stays when a schema for programs declares its sentence too.
  if (!known?.text) reasons.set(sentence, { reason: reasonFor(code, words, params), words });
  return sentence;
}

/** The code of a field's sentence. A sentence without its own code, such as a message of the schema library, is `invalid-value`. */
export const reasonOf = (sentence: string): CodedReason =>
  reasons.get(sentence)?.reason ?? { code: "invalid-value" };

/** The sentence of a schema in the language of `t`; as it is if it has no text. */
export function ruleIn(t: Translator, sentence: string): string {
  const { reason, words = sentence } = reasons.get(sentence) ?? {};
  return typeof words === "string" ? words : t(words as Text<never>, reason?.params as never);
}
