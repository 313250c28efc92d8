/** Factories of valid input, for servers and pages. A test overrides only the fields that it is about. */

import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { firstReminders } from "#domain/reminders/schedule.ts";
import type { ReceivedMail } from "./received-mail.ts";
import type { Caller, Visitor, Visitors } from "./visitor.ts";

let universes = 0;

export const makeUniverse = (overrides: Record<string, unknown> = {}) => {
  universes += 1;
  return { universeName: `Andromeda ${universes}`, userName: "Ada", ...overrides };
};

export const makeEntry = (overrides: Record<string, unknown> = {}) => ({
  emotion: "joy",
  intensity: 7,
  ...overrides,
});

let tags = 0;

export const makeTag = (overrides: Record<string, unknown> = {}) => {
  tags += 1;
  return { name: `Tag ${tags}`, kind: "activity", isArchived: false, ...overrides };
};

let feelings = 0;

export const makeFeeling = (overrides: Record<string, unknown> = {}) => {
  feelings += 1;
  return {
    ...{ name: `Feeling ${feelings}`, family: "grief", valence: -0.3, energy: 0.2, isArchived: false },
    ...overrides,
  };
};

let comparisons = 0;

export const makeComparison = (overrides: Record<string, unknown> = {}) => {
  comparisons += 1;
  return { name: `Comparison ${comparisons}`, query: "first.from=2026-01-01&second=others", ...overrides };
};

let trackers = 0;
/** A scale from 1 to 5, of which each day has one reading. */
export const makeTracker = (overrides: Record<string, unknown> = {}) => {
  trackers += 1;
  return {
    ...{ name: `Tracker ${trackers}`, kind: "scale", unit: "", min: 1, max: 5, step: 1 },
    ...{ lowLabel: "low", highLabel: "high", ask: "evening", perDay: "one", isArchived: false, position: 0 },
    ...overrides,
  };
};

export const makeReading = (overrides: Record<string, unknown> = {}) => ({
  ...{ value: 3, utcOffset: 60, timeZone: "Europe/Berlin" },
  ...overrides,
});

export const makeSession = (overrides: Record<string, unknown> = {}) => ({
  kind: "exercise",
  itemId: "breathing",
  outcome: "completed",
  seconds: 180,
  score: null,
  ...overrides,
});

export const makeImport = (overrides: Record<string, unknown> = {}) => ({
  ...{ id: crypto.randomUUID(), source: "daylio-csv", fileName: "daylio.csv", total: 500 },
  ...overrides,
});

/** A link that shows colours and shapes alone. */
export const makeLink = (overrides: Record<string, unknown> = {}) => ({
  ...{ id: crypto.randomUUID(), label: "For my sister", showsFeelings: false, showsDates: false },
  ...{ isLive: true, validity: "unlimited" },
  ...overrides,
});

let keys = 0;

/** An entry of an import: one for each minute before 2026. */
export const makeImportedEntry = (overrides: Record<string, unknown> = {}) => {
  keys += 1;
  const timestamp = new Date(Date.UTC(2026, 0, 1) - keys * 60_000).toISOString();
  return { key: `key-${keys}`, emotion: "joy", intensity: 7, timestamp, utcOffset: 60, ...overrides };
};

/** A response to the first scenario. */
export const makeQuizResponse = (overrides: Record<string, unknown> = {}) => ({
  ...{ quizType: "color-wheel-explorer", scenarioId: "work_1", userEmotion: "joy", userIntensity: 3 },
  ...{ baselineEmotion: "joy", contrastType: "match", contextTag: "work", responseTimeMs: 4_200 },
  ...overrides,
});

/** Every day at 20:30 in Berlin. */
export const makeReminders = (overrides: Record<string, unknown> = {}) => ({
  ...{ ...firstReminders("Europe/Berlin"), isOn: true },
  ...overrides,
});

/** A public key of the right form: the base point of P-256. */
const basePoint = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU";

/** Makes a webhook at a public address that needs no look-up, as the subscription below. */
export const makeWebhook = (overrides: Record<string, unknown> = {}) => ({
  url: "https://8.8.8.8/hook",
  events: ["star.created", "star.changed", "star.removed", "reading.changed"],
  ...overrides,
});

/** The subscription of a browser. */
export const makeDevice = (overrides: Record<string, unknown> = {}) => ({
  endpoint: `https://8.8.8.8/push/${crypto.randomUUID()}`,
  keys: { p256dh: basePoint, auth: "A".repeat(22) },
  name: "Firefox on Windows",
  ...overrides,
});

/** Creates a universe by name; returns its visitor and its user. */
export async function signUp<V extends Caller>(test: Visitors<V>, overrides: Record<string, unknown> = {}) {
  const visitor = test.visitor();
  const { status, body, text } = await visitor.call(api.createUniverse, { body: makeUniverse(overrides) });
  if (status !== 201) throw new Error(`The universe was not created: ${text}`);
  return { visitor, user: body as { id: string; universeName: string } };
}

/** Opens a universe by its name on another device. */
export async function signInByName<V extends Caller>(test: Visitors<V>, name: string): Promise<V> {
  const visitor = test.visitor();
  const { status, text } = await visitor.call(api.openUniverse, { params: { universeName: name } });
  if (status !== 200) throw new Error(`Not signed in: ${text}`);
  return visitor;
}

/** Adds a star of so many hours ago. */
export async function addStar(visitor: Caller, hoursAgo: number, overrides: Record<string, unknown> = {}) {
  const timestamp = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
  const { status, body, text } = await visitor.call(api.createMoodEntry, {
    body: makeEntry({ timestamp, utcOffset: 0, timeZone: "UTC", ...overrides }),
  });
  if (status !== 201) throw new Error(`The star was not added: ${text}`);
  return body as MoodEntry;
}

/** Adds so many stars of the past at once, as an import does. */
export async function importStars(visitor: Caller, count: number) {
  const { status, body, text } = await visitor.call(api.openImport, { body: makeImport({ total: count }) });
  if (status !== 201) throw new Error(`The import was not opened: ${text}`);
  const entries = Array.from({ length: count }, () => makeImportedEntry());
  await visitor.call(api.addImportEntries, { params: body, body: { entries, tags: [] } });
  await visitor.call(api.finishImport, { params: body });
}

let people = 0;

/** A valid password for every form, for which leaks.ts searches all replies and log lines. */
export const password = "Canary-Pass-7";

export const makeAddress = () => {
  people += 1;
  return `person-${people}@example.org`;
};

export const makeRegistration = (overrides: Record<string, unknown> = {}) => ({
  email: makeAddress(),
  password,
  confirmPassword: password,
  birthday: "1990-02-03",
  startDate: "2026-03-13T08:00:00.000Z",
  ...makeUniverse(),
  ...overrides,
});

export const makeMigration = (universeName: string, overrides: Record<string, unknown> = {}) => ({
  universeName,
  email: makeAddress(),
  password,
  ...overrides,
});

/** Uses the link of a mail, as the page of the link does. */
export const followLink = (visitor: Caller, mail: ReceivedMail | undefined) =>
  visitor.call(api.verifyEmail, {
    query: { token: new URL(mail?.link ?? "http://no.link").searchParams.get("token") ?? "" },
  });

/** Registers an account and verifies its address, without signing in. */
export async function makeAccount<V extends Caller>(
  test: Visitors<V>,
  overrides: Record<string, unknown> = {},
) {
  const registration = makeRegistration(overrides);
  const visitor = test.visitor();
  const { status, text } = await visitor.call(api.register, { body: registration });
  if (status !== 201) throw new Error(`Not registered: ${text}`);
  const verified = await followLink(visitor, (await test.mailsTo(registration.email)).at(-1));
  if (verified.status !== 200) throw new Error(`Not verified: ${verified.text}`);
  return registration;
}

/** Signs in with e-mail and password; returns the visitor and the user. */
export async function signIn<V extends Caller>(
  test: Visitors<V>,
  account: { email: string; password: string },
) {
  const visitor = test.visitor();
  const { status, body, text } = await visitor.call(api.login, {
    body: { email: account.email, password: account.password },
  });
  if (status !== 200) throw new Error(`Not signed in: ${text}`);
  return { visitor, user: body.user as { id: string; universeName: string } };
}

/** The ids of the stars of the constellation below. */
const namedStars = [crypto.randomUUID(), crypto.randomUUID()];

/** Answers of passkeys in their form alone; `testing/authenticator/` makes true ones. */
const anyKey = { id: "AAAA", rawId: "AAAA", type: "public-key" };
const clientDataJSON = btoa('{"challenge":"AAAA"}').replaceAll("=", "");
const newKey = { ...anyKey, response: { clientDataJSON, attestationObject: "AAAA" } };
const signature = { ...anyKey, response: { clientDataJSON, authenticatorData: "AAAA", signature: "AAAA" } };

/** What a client makes of a key, in its form alone; `testing/sealed.ts` makes true ones. */
const salt = "s".repeat(22);
const sealSlot = (kind: string, parameters: object) => ({ kind, parameters, wrapped: "w".repeat(80) });
const passphraseSlot = () =>
  sealSlot("passphrase", { kdf: "argon2id", memory: 65_536, passes: 3, lanes: 1, salt });
const sealSlots = () =>
  [passphraseSlot(), sealSlot("recovery", { kdf: "hkdf-sha-256", salt })].map((slot) => ({
    ...{ id: crypto.randomUUID(), ...slot },
  }));
const sealEpoch = (epoch: number) => ({
  ...{ epoch, check: `1.${epoch}.${"c".repeat(123)}`, slots: sealSlots() },
});

const bodies: Record<string, () => Record<string, unknown>> = {
  [api.createUniverse.path]: makeUniverse,
  [api.createMoodEntry.path]: makeEntry,
  [api.updateMoodEntry.path]: () => ({ note: "Corrected" }),
  [api.putTag.path]: makeTag,
  [api.mergeTags.path]: () => ({ into: crypto.randomUUID() }),
  [api.putFeeling.path]: makeFeeling,
  [api.mergeFeelings.path]: () => ({ into: "joy" }),
  [api.putTracker.path]: makeTracker,
  [api.putReading.path]: makeReading,
  [api.putComparison.path]: makeComparison,
  [api.putConstellation.path]: () => ({ name: "Summer", entryIds: namedStars }),
  [api.openImport.path]: makeImport,
  [api.addImportEntries.path]: () => ({ entries: [makeImportedEntry()], tags: [] }),
  [api.restoreUniverse.path]: () => ({ tags: [{ id: crypto.randomUUID(), ...makeTag() }] }),
  [api.createQuizResponse.path]: makeQuizResponse,
  [api.putReminders.path]: makeReminders,
  [api.restReminders.path]: () => ({ isResting: true }),
  [api.putDevice.path]: makeDevice,
  [api.createWebhook.path]: makeWebhook,
  [api.changeWebhook.path]: () => ({ state: "paused" }),
  [api.createWellnessSession.path]: makeSession,
  [api.createLink.path]: makeLink,
  [api.createToken.path]: () => ({ name: "Home Assistant" }),
  [api.beginSealing.path]: () => sealEpoch(1),
  [api.rotateSeal.path]: () => sealEpoch(2),
  [api.putSealSlot.path]: () => ({ epoch: 1, ...passphraseSlot() }),
  [api.putSealRecords.path]: () => ({ items: [] }),
  [api.updateLink.path]: () => ({ label: "For my brother" }),
  [api.register.path]: makeRegistration,
  [api.login.path]: () => ({ identifier: makeAddress(), password }),
  [api.passkeyOptions.path]: () => ({ purpose: "sign-in" }),
  [api.signInByPasskey.path]: () => ({ response: signature }),
  [api.recover.path]: () => ({ identifier: makeAddress(), recoveryCode: "ABCD-EFGH-JKMN-PQRS" }),
  [api.addPasskey.path]: () => ({ name: "My phone", response: newKey }),
  [api.renamePasskey.path]: () => ({ name: "My tablet" }),
  [api.newPasskeyOptions.path]: () => ({ universeName: "Andromeda" }),
  [api.resendVerification.path]: () => ({ identifier: makeAddress() }),
  [api.migrate.path]: () => makeMigration("Unknown Andromeda"),
  [api.updateProfile.path]: () => ({ userName: "Grace" }),
  [api.deleteUniverse.path]: () => ({ universeName: "Another universe" }),
  [api.updateAvatar.path]: () => ({ avatarShape: "stellar-ring", avatarColors: ["#112233", "#aabbcc"] }),
  [api.updateStats.path]: () => ({ avatarAccessories: [] }),
  [api.changePassword.path]: () => ({ currentPassword: password, newPassword: `${password}!` }),
  [api.setPassword.path]: () => ({ newPassword: `${password}!` }),
  [api.confirm.path]: () => ({ password }),
  [api.checkInvitation.path]: () => ({ invitation: "A" }),
  [api.createInvitation.path]: () => ({ label: "Choir", days: 3, uses: 2 }),
  [api.askAsAssistant.path]: () => ({ jsonrpc: "2.0", id: 1, method: "tools/list" }),
  [api.confirmTotp.path]: () => ({ code: "123456" }),
  [api.finishSignIn.path]: () => ({ code: "123456" }),
  [api.askForSignInLink.path]: () => ({ email: makeAddress() }),
  [api.useSignInLink.path]: () => ({ token: "A", code: "123456" }),
  [api.chooseProviderFactor.path]: () => ({ isEnough: true }),
};

/** A valid body for a call that takes one. */
export function makeBody(call: Call): Record<string, unknown> {
  const make = bodies[call.path];
  if (!make) throw new Error(`testing/make.ts has no body for ${call.method} ${call.path}`);
  return make();
}

/** The path and headers with which a person makes a call: `:id` is that of their user, or of a star, tag or constellation that they add for it. */
export async function makeTarget(call: Call, { visitor, user }: { visitor: Visitor; user: { id: string } }) {
  if (call.path.startsWith(api.putTag.path)) {
    await visitor.call(api.putTag, { params: user, body: makeTag() });
    return { path: call.path.replace(":id", user.id), headers: {} };
  }
  if (call.path.startsWith(api.putFeeling.path)) {
    await visitor.call(api.putFeeling, { params: user, body: makeFeeling() });
    return { path: call.path.replace(":id", user.id), headers: {} };
  }
  if (call.path.startsWith(api.putTracker.path))
    await visitor.call(api.putTracker, { params: user, body: makeTracker() });
  if (call.path.startsWith(api.putComparison.path))
    await visitor.call(api.putComparison, { params: user, body: makeComparison() });
  if (call.path.startsWith(api.putReading.path)) {
    const tracker = { id: crypto.randomUUID() };
    await visitor.call(api.putTracker, { params: tracker, body: makeTracker() });
    return {
      path: call.path.replace(":trackerId", tracker.id).replace(":at", "2026-03-12"),
      headers: {},
    };
  }
  if (call.path === api.putConstellation.path) {
    for (const id of namedStars) await visitor.call(api.createMoodEntry, { body: makeEntry({ id }) });
    await visitor.call(api.putConstellation, { params: user, body: makeBody(api.putConstellation) });
    return { path: call.path.replace(":id", user.id), headers: {} };
  }
  if (call.path.startsWith(`${api.createLink.path}/`)) {
    const { body } = await visitor.call(api.createLink, { body: makeLink() });
    return { path: call.path.replace(":id", body.id), headers: {} };
  }
  if (call.path.startsWith(`${api.createWebhook.path}/`)) {
    const { body } = await visitor.call(api.createWebhook, { body: makeWebhook() });
    return { path: call.path.replace(":id", body.id), headers: {} };
  }
  if (call.path.startsWith(`${api.openImport.path}/`)) {
    const { body } = await visitor.call(api.openImport, { body: makeImport() });
    return { path: call.path.replace(":id", body.id), headers: {} };
  }
  if (!call.path.startsWith(`${api.listMoodEntries.path}/`) || !call.path.includes(":id"))
    return { path: call.path.replace(":id", user.id), headers: {} };
  const { status, body, text } = await visitor.call(api.createMoodEntry, { body: makeEntry() });
  if (status !== 201) throw new Error(`The star was not added: ${text}`);
  if (call.path === api.purgeMoodEntry.path)
    await visitor.call(api.binMoodEntry, { params: { id: body.id } });
  return { path: call.path.replace(":id", body.id), headers: { "if-match": `"${body.revision}"` } };
}
