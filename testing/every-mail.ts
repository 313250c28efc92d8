/** Gets every mail and reminder of the product in one language, through the real app, SMTP and push. */

import { randomUUID } from "node:crypto";
import { api } from "#domain/api.ts";
import type { LanguageId } from "#domain/languages/languages.ts";
import { type ReminderMessage, reminderMessageSchema } from "#domain/reminders/message.ts";
import type { ReminderKind } from "#domain/reminders/schedule.ts";
import { closeUniverse, reopenUniverse } from "../server/accounts/admin/actions.ts";
import { emailKey } from "../server/users/email-key.ts";
import { openTestApp, type TestApp } from "./app.ts";
import { addPasskey, giveIdentity, makeAuthenticator, publicUrl } from "./authenticator/passkeys.ts";
import type { TestDatabaseSettings } from "./databases.ts";
import { MailServer } from "./mail-server.ts";
import {
  followLink,
  makeAddress,
  makeEntry,
  makeLink,
  makeMigration,
  makeRegistration,
  makeReminders,
  makeTracker,
  makeUniverse,
  makeWebhook,
  password,
  signIn,
  signUp,
} from "./make.ts";
import { PushReceiver } from "./push-receiver.ts";
import type { ReceivedMail } from "./received-mail.ts";
import { finishSeal, makeEpoch, makePasskeySlot } from "./seal.ts";
import { setUpSecondFactor } from "./second-factor.ts";
import type { Visitor } from "./visitor.ts";

const minute = 60_000;

/** The app with a mail server and a push service. */
export async function openMailTest(where?: TestDatabaseSettings, address = publicUrl) {
  const mailServer = await MailServer.start();
  const receiver: PushReceiver = await PushReceiver.start(() => test.clock.now);
  const test: TestApp = await openTestApp(
    { publicUrl: address, rateLimits: false, smtpUrl: mailServer.url },
    { trustedPushOrigin: receiver.origin, trustedWebhookOrigin: receiver.origin },
    where,
  );
  const close = async () => {
    await test.close();
    await receiver.stop();
    await mailServer.stop();
  };
  return { test, mailServer, receiver, close };
}

export type MailTest = Awaited<ReturnType<typeof openMailTest>>;

/** An address gets one mail a minute. */
async function mailTo({ test, mailServer }: MailTest, email: string, count = 1): Promise<ReceivedMail> {
  test.clock.now += minute;
  await test.app.context.mail.sendDue();
  return mailServer.mailTo(email, { count });
}

/** Registers an account with a browser in this language, and registers it again with one in English. */
async function register(at: MailTest, language: LanguageId) {
  const headers = { "accept-language": language };
  const names = { userName: "Ada آدا", universeName: `${makeUniverse().universeName} أندروميدا` };
  const account = makeRegistration(names);
  const visitor = at.test.visitor();
  await visitor.call(api.register, { body: account, headers });
  const verifyRegistration = await mailTo(at, account.email);
  await followLink(visitor, verifyRegistration);
  await visitor.call(api.register, { body: makeRegistration({ email: account.email }) });
  return { account, mails: { verifyRegistration, alreadyRegistered: await mailTo(at, account.email, 2) } };
}

async function changeAddress(at: MailTest, account: { email: string; password: string }) {
  const [person, email] = [await signIn(at.test, account), makeAddress()];
  await person.visitor.call(api.updateProfile, { params: person.user, body: { email } });
  const verifyChange = await mailTo(at, email);
  const changeRequested = await mailTo(at, account.email, 3);
  await followLink(person.visitor, verifyChange);
  const emailChanged = await mailTo(at, account.email, 4);
  return { ...person, email, mails: { verifyChange, changeRequested, emailChanged } };
}

/** Two universes that open by name ask for an address: one of a reader of this language, and one for an address that has an account. */
async function migrate(at: MailTest, { language, email }: { language: LanguageId; email: string }) {
  const visitor = at.test.visitor();
  const names = { universeName: `${makeUniverse().universeName} أندروميدا` };
  const headers = { "accept-language": language };
  await visitor.call(api.createUniverse, { body: makeUniverse(names), headers });
  const migration = makeMigration(names.universeName);
  await visitor.call(api.migrate, { body: migration });
  const verifyMigration = await mailTo(at, migration.email);
  const other = await signUp(at.test);
  await other.visitor.call(api.migrate, { body: makeMigration(other.user.universeName, { email }) });
  return {
    universeName: names.universeName,
    mails: { verifyMigration, addressInUse: await mailTo(at, email, 2) },
  };
}

type Person = Pick<Awaited<ReturnType<typeof changeAddress>>, "visitor" | "email" | "user">;

async function changePassword(at: MailTest, { visitor, email, user }: Person) {
  const body = { currentPassword: password, newPassword: `${password}!` };
  await visitor.call(api.changePassword, { params: user, body });
  return mailTo(at, email, 3);
}

/** Starts reminders of a kind, and waits for the first one, on a device and by mail; `count` mails have then come. */
async function remind(
  { test, receiver, ...at }: MailTest,
  { visitor, email, user }: Person,
  { kind, count }: { kind: ReminderKind; count: number },
) {
  const dueAt = new Date(test.clock.now + 60 * minute);
  const times = [{ time: dueAt.toISOString().slice(11, 16), weekdays: [dueAt.getUTCDay()], kind }];
  await visitor.call(api.putReminders, { body: makeReminders({ timeZone: "UTC", byMail: true, times }) });
  await visitor.call(api.putDevice, { body: receiver.subscribe(user.id) });
  test.clock.now = dueAt.getTime();
  await test.app.context.reminders.sendDue();
  const mail = await mailTo({ test, receiver, ...at }, email, count);
  const findPush = () => receiver.received.find(({ device }) => device === user.id);
  let push = findPush();
  // The server asks a push service that was too slow to answer again later.
  for (; !push; push = findPush()) {
    test.clock.now += minute;
    await test.app.context.reminders.sendDue();
  }
  return { mail, push: reminderMessageSchema.parse(JSON.parse(push.text)) };
}

/** The mail that `cause` makes for the address. */
async function mailAfter(at: MailTest, email: string, cause: () => Promise<unknown>) {
  const count = at.mailServer.mails.filter(({ to }) => to === email).length + 1;
  await cause();
  return mailTo(at, email, count);
}

async function changePasskeys(at: MailTest, { visitor, email }: { visitor: Visitor; email: string }) {
  let id = "";
  const passkeyAdded = await mailAfter(at, email, async () => {
    id = (await addPasskey(visitor, makeAuthenticator())).passkey.id;
  });
  const remove = () => visitor.call(api.removePasskey, { params: { id } });
  return { passkeyAdded, passkeyRemoved: await mailAfter(at, email, remove) };
}

/** The account gets an identity at a provider, after its password has changed. */
async function changeProvider(at: MailTest, { visitor, email, user }: Person) {
  await visitor.call(api.confirm, { body: { password: `${password}!` } });
  await giveIdentity(at.test, user);
  const [provider] = (await visitor.call(api.getDoors)).body.providers;
  const choose = (isEnough: boolean) => () => visitor.call(api.chooseProviderFactor, { body: { isEnough } });
  const remove = () => visitor.call(api.removeProvider, { params: { id: provider?.id ?? "" } });
  return {
    providerIsEnough: await mailAfter(at, email, choose(true)),
    providerIsNotEnough: await mailAfter(at, email, choose(false)),
    providerRemoved: await mailAfter(at, email, remove),
  };
}

/** Seals the words of an account, adds a slot, and opens the words again, after its password has changed. */
async function sealAndOpen(at: MailTest, { visitor, email }: { visitor: Visitor; email: string }) {
  await visitor.call(api.confirm, { body: { password: `${password}!` } });
  const after = (cause: () => Promise<unknown>) => mailAfter(at, email, cause);
  const { id, ...slot } = makePasskeySlot();
  return {
    sealingBegan: await after(() => visitor.call(api.beginSealing, { body: makeEpoch() })),
    wordsSealed: await after(() => finishSeal(visitor)),
    sealChanged: await after(() =>
      visitor.call(api.putSealSlot, { params: { id }, body: { epoch: 1, ...slot } }),
    ),
    openingBegan: await after(() => visitor.call(api.beginOpening)),
    wordsOpen: await after(() => finishSeal(visitor)),
  };
}

/** A webhook whose receiver wants nothing any more. */
async function loseWebhook(
  { test, receiver }: MailTest,
  { visitor, user }: Pick<Person, "visitor" | "user">,
) {
  await test.database.db
    .updateTable("webhooks")
    .set({ url: `${receiver.origin}/hook` })
    .where("userId", "=", user.id)
    .execute();
  receiver.behaviour = "gone";
  await visitor.call(api.createMoodEntry, { body: makeEntry() });
  await test.app.context.webhooks.tellDue();
  receiver.behaviour = "accept";
}

/** An operator closes the universe of an account, and opens it again. */
async function closeAndReopen(at: MailTest, { email, user }: Pick<Person, "email" | "user">) {
  const acting = { ...at.test.app.context, by: null };
  const known = { ...user, emailKey: emailKey(email) };
  return {
    universeClosed: await mailAfter(at, email, () => closeUniverse(acting, known)),
    universeReopened: await mailAfter(at, email, () => reopenUniverse(acting, known)),
  };
}

const changePasswordHere = (visitor: Visitor, user: { id: string }) =>
  visitor.call(api.changePassword, {
    params: user,
    body: { currentPassword: password, newPassword: `${password}!`, endsOtherSessions: false },
  });

/** Signs in on a device where nobody has signed in before, with the changed password. */
const signInElsewhere = ({ test }: MailTest, email: string) =>
  test.visitor().call(api.login, { body: { email, password: `${password}!` }, headers: firefox });

const firefox = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0" };

/** Another account of the same language, whose person changes how it opens. */
async function protect(at: MailTest, language: LanguageId) {
  const account = makeRegistration({ universeName: `${makeUniverse().universeName} أندروميدا` });
  const { email } = account;
  const visitor = at.test.visitor();
  await visitor.call(api.register, { body: account, headers: { "accept-language": language } });
  await followLink(visitor, await mailTo(at, email));
  const { user } = (await visitor.call(api.login, { body: { email, password: account.password } })).body;
  const after = (cause: () => Promise<unknown>) => mailAfter(at, email, cause);
  const mails = {
    secondFactorAdded: await after(() => setUpSecondFactor(at.test, visitor)),
    recoveryCodesMade: await after(() => visitor.call(api.renewRecoveryCodes)),
    secondFactorRemoved: await after(() => visitor.call(api.endTotp)),
    skyLinkMade: await after(() => visitor.call(api.createLink, { body: makeLink() })),
    tokenMade: await after(() => visitor.call(api.createToken, { body: { name: "Home Assistant" } })),
    passwordChangedHere: await after(() => changePasswordHere(visitor, user)),
    signInLink: await after(() => visitor.call(api.askForSignInLink, { body: { email } })),
    webhookMade: await after(async () => {
      // A minute passes with each mail, and the proof of the sign-in would end before all are there.
      await visitor.call(api.confirm, { body: { password: `${password}!` } });
      return visitor.call(api.createWebhook, { body: makeWebhook() });
    }),
    webhookPaused: await after(() => loseWebhook(at, { visitor, user })),
    ...(await changePasskeys(at, { visitor, email })),
    ...(await changeProvider(at, { visitor, email, user })),
    ...(await sealAndOpen(at, { visitor, email })),
    newDevice: await after(() => signInElsewhere(at, email)),
    ...(await closeAndReopen(at, { email, user })),
  };
  return { universeName: account.universeName, mails };
}

async function deleteUniverse(at: MailTest, { visitor, email, user }: Person) {
  const body = { universeName: user.universeName, password: `${password}!` };
  await visitor.call(api.deleteUniverse, { params: user, body });
  return mailTo(at, email, 6);
}

export type EveryMail = {
  /** Mails by their names in `mails` of domain/languages/en/mails.ts. */
  readonly mails: Readonly<Record<string, ReceivedMail>>;
  readonly push: ReminderMessage;
  /** Names of the universes that the mails name. */
  readonly universeNames: readonly string[];
};

export async function receiveEveryMail(at: MailTest, language: LanguageId): Promise<EveryMail> {
  const registered = await register(at, language);
  const person = await changeAddress(at, registered.account);
  const migrated = await migrate(at, { language, email: person.email });
  const passwordChanged = await changePassword(at, person);
  const { mail: reminder, push } = await remind(at, person, { kind: "star", count: 4 });
  await person.visitor.call(api.putTracker, {
    params: { id: randomUUID() },
    body: makeTracker({ ask: "any-time" }),
  });
  const { mail: checkIn } = await remind(at, person, { kind: "check-in", count: 5 });
  const protectedOne = await protect(at, language);
  const universeDeleted = await deleteUniverse(at, person);
  return {
    mails: {
      ...{ ...registered.mails, ...person.mails, ...migrated.mails, ...protectedOne.mails },
      ...{ passwordChanged, reminder, checkIn, universeDeleted },
    },
    push,
    universeNames: [registered.account.universeName, migrated.universeName, protectedOne.universeName],
  };
}
