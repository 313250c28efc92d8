import { once } from "node:events";
import { readdir, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { describe, expect, it } from "vitest";
import { openTestApp } from "../../../testing/app.ts";
import { now, withDatabase } from "../../../testing/backups.ts";
import { redirectUri, startDoctorTests } from "../../../testing/doctor-tests.ts";
import { spawnDoctor } from "../../../testing/operator.ts";
import { PushReceiver } from "../../../testing/push-receiver.ts";
import { ownerOfToken } from "../../reminders/ntfy-service.ts";
import { sealSecret } from "../../sealed-secret.ts";
import { beginTotp } from "../../second-factor/second-factor.ts";
import { keyFileOf, readKeyOfTopics, readKeyOfWebhooks } from "../../secret-key.ts";
import { ownerOf } from "../../webhooks/send-event.ts";

const doctor = startDoctorTests();
const { run, prepare, startProvider, endWithTest } = doctor;

/** A device that gets its reminders from the service. */
const subscribe = (service: string) =>
  withDatabase(doctor.settings, async ({ db }) => {
    const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
    const at = new Date();
    const keys = { p256dh: "p", auth: "a" };
    await db
      .insertInto("push_subscriptions")
      .values({
        ...{ userId: id, id: "d", sid: "s", service, endpoint: `${service}/push/d`, ...keys },
        ...{ name: "n", createdAt: at, renewedAt: at },
      })
      .execute();
  });

describe("npm run doctor", () => {
  it("names second factors whose key is not there, and creates none", async () => {
    await prepare();
    const before = await readdir(doctor.settings.dataDir);
    expect((await run()).stdout).not.toContain("Second factors");
    const context = { now: Date.now, settings: { dataDir: doctor.settings.dataDir } };
    await withDatabase(doctor.settings, async ({ db }) => {
      const { id } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
      await beginTotp(context, db, id);
    });
    expect((await run()).stdout).toContain("Second factors: The key opens the second factors");
    await rm(keyFileOf(doctor.settings.dataDir));
    const { code, stdout } = await run();
    expect(stdout).toMatch(
      /^WRONG {2}Second factors: 1 of 1 second factors cannot be opened with .*shown-skies\.key/m,
    );
    expect([code, await readdir(doctor.settings.dataDir)]).toEqual([1, before]);
    await writeFile(keyFileOf(doctor.settings.dataDir), Buffer.alloc(32, 7).toString("base64url"));
    expect((await run()).stdout).toContain("1 of 1 second factors cannot be opened");
  });

  it("names secrets of webhooks and tokens of topics that cannot be opened, and those that fail", async () => {
    await prepare();
    expect((await run()).stdout).not.toMatch(/Webhooks|ntfy/);
    const at = new Date();
    await withDatabase(doctor.settings, async ({ db }) => {
      const { id: userId } = await db.selectFrom("users").select("id").executeTakeFirstOrThrow();
      const key = async (read: (dataDir: string) => Promise<Buffer | null>) =>
        (await read(doctor.settings.dataDir)) ?? Buffer.alloc(32);
      const ofWebhooks = await key(readKeyOfWebhooks);
      const row = (id: string, columns: object) => ({
        ...{ userId, id, url: "https://canary.example/", events: "[]", scopes: "[]" },
        ...{ sealedSecret: sealSecret(ofWebhooks, "whsec_canary", ownerOf({ userId, id })) },
        ...{ createdAt: at, revision: 0, ordinal: 0, ...columns },
      });
      await db
        .insertInto("webhooks")
        .values([
          row("well", {}),
          row("fails", { failingSince: at }),
          row("gone", { pausedAt: at, pausedBecause: "gone" }),
          row("by its person", { pausedAt: at, pausedBecause: "person" }),
        ])
        .execute();
      await db
        .insertInto("reminders")
        .values({
          ...{ userId, isOn: 1, times: "[]", timeZone: "UTC", byMail: 0, isSilent: 0 },
          ...{ restUntil: null, nextAt: null, plannedAt: at, ntfyUrl: "https://canary.example/topic" },
          ntfyToken: sealSecret(await key(readKeyOfTopics), "tk_canary", ownerOfToken(userId)),
          ntfyProblem: "unreachable",
        })
        .execute();
    });
    const well = await run();
    expect([well.code, well.stdout]).toEqual([0, expect.not.stringMatching(/canary/)]);
    for (const line of [
      "good   Webhooks: The key opens the secrets of all 4 webhooks.",
      "note   Webhooks: 1 of 4 webhooks cannot be told now",
      "note   Webhooks: 1 of 4 webhooks are paused",
      "good   ntfy: The key opens the tokens of all 1 topics",
      "note   ntfy: 1 of 1 topics could not be reached",
    ])
      expect(well.stdout).toContain(line);
    await writeFile(keyFileOf(doctor.settings.dataDir), Buffer.alloc(32, 7).toString("base64url"));
    const { code, stdout } = await run();
    expect(code).toBe(1);
    expect(stdout).toContain("WRONG  Webhooks: 4 of 4 secrets of webhooks cannot be opened");
    expect(stdout).toContain("WRONG  ntfy: 1 of 1 tokens of topics cannot be opened");
    await rm(keyFileOf(doctor.settings.dataDir));
    expect((await run()).stdout).toContain("WRONG  Webhooks: 4 of 4");
  });

  it("names a setting that is not valid, as a process too", async () => {
    const { code, stdout } = await spawnDoctor(doctor.settings, [], { environment: { PORT: "eighty" } });
    expect([code, stdout]).toEqual([
      1,
      "WRONG  Settings: PORT must be a whole number from 1 to 65535.\n1 of 1 findings are wrong.\n",
    ]);
    expect(await spawnDoctor(doctor.settings, ["now"])).toMatchObject({ code: 2, stdout: "" });
  });

  it("names a mail server that does not answer, or is none", async () => {
    await prepare();
    const closed = await run({ SMTP_URL: `smtp://ada:canary-password@127.0.0.1:1` });
    expect([closed.code, closed.stdout]).toEqual([1, expect.stringMatching(/^WRONG {2}Mail: .*check host/m)]);
    expect(closed.stdout).not.toContain("canary");
    const other = createServer((socket) => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")).listen(
      0,
      "127.0.0.1",
    );
    endWithTest(async () => void other.close());
    await once(other, "listening");
    const { port } = other.address() as { port: number };
    expect(await run({ SMTP_URL: `smtp://127.0.0.1:${port}` })).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^WRONG {2}Mail: The mail server cannot be used/m),
    });
  });

  it("names a provider that is away, a wrong secret, and a redirect address that is not registered", async () => {
    await prepare();
    const known = await startProvider();
    const wrong = await run({ ...known, OIDC_CLIENT_SECRET: "another secret" });
    expect([wrong.code, wrong.stdout]).toEqual([
      1,
      expect.stringMatching(/^WRONG {2}Provider: .*OIDC_CLIENT_SECRET/m),
    ]);
    const away = await run({ ...known, OIDC_ISSUER: `http://127.0.0.1:1` });
    expect([away.code, away.stdout]).toEqual([
      1,
      expect.stringMatching(/^WRONG {2}Provider: .*OIDC_ISSUER/m),
    ]);
    const elsewhere = await run(await startProvider("https://elsewhere.example.org/api/login/callback"));
    expect(elsewhere.stdout).toContain(`register ${redirectUri} there as redirect address`);
  });

  it("notes that the page of a sign-in cannot be reached", async () => {
    await prepare();
    const { stdout } = await run(await startProvider(redirectUri, "drop"));
    expect(stdout).toMatch(
      /^note {3}Provider: The page of a sign-in at .* cannot be reached from here \(UND_ERR_SOCKET\)/m,
    );
  });

  it("names push keys that do not belong together, and a push service that cannot be reached", async () => {
    await prepare();
    const receiver = await PushReceiver.start();
    const trustedPushOrigin = receiver.origin;
    await subscribe(trustedPushOrigin);
    expect((await run({}, { trustedPushOrigin })).stdout).not.toContain("push service");
    expect((await run()).stdout).toContain(`${trustedPushOrigin} has no public address`);
    await receiver.stop();
    expect((await run({}, { trustedPushOrigin })).stdout).toContain(`${trustedPushOrigin} cannot be reached`);
    await withDatabase(doctor.settings, ({ db }) =>
      db.updateTable("reminder_keys").set({ publicKey: "other" }).execute(),
    );
    const broken = await run();
    expect([broken.code, broken.stdout]).toEqual([
      1,
      expect.stringMatching(/^WRONG {2}Notifications: .*do not belong/m),
    ]);
  });

  it("connects to no push service whose name stands for another address by then", async () => {
    await prepare();
    const service = "https://push.example.org";
    await subscribe(service);
    const addresses = ["8.8.8.8", "127.0.0.1"];
    const resolve = async () => [{ address: addresses.shift() ?? "", family: 4 }];
    expect((await run({}, { resolve })).stdout).toContain(`${service} cannot be reached (ENOTPUBLIC)`);
  });

  it("notes mails of which an attempt has failed, and none that is being sent for the first time", async () => {
    await prepare();
    const mailOf = (id: string) => ({
      ...{ id, kind: "registration", subjectId: id, email: `${id}@example.org`, emailKey: id },
      ...{ createdAt: now, dueAt: now, attempts: 1 },
    });
    await withDatabase(doctor.settings, ({ db }) =>
      db
        .insertInto("mails")
        .values([
          { ...mailOf("waiting"), attempts: 0 },
          { ...mailOf("in-progress"), attemptedAt: now },
          mailOf("failed"),
        ])
        .execute(),
    );
    expect((await run()).stdout).toMatch(/^note {3}Mail: 1 mail could not be sent yet/m);
  });
});

it("says when a proxy does not lead to the base path, or takes it off", async () => {
  await prepare();
  const served = await openTestApp({ publicUrl: new URL("https://mood.example.org/mood/") });
  endWithTest(served.close);
  const origin = await served.app.listen({ port: 0, host: "127.0.0.1" });
  const said = async (url: string) =>
    (await run({ PUBLIC_URL: url })).stdout.split("\n").filter((line) => line.includes(" Address: "));
  expect(await said(`${origin}/mood`)).toEqual([`good   Address: ${origin}/mood answers.`]);
  // What the server answers to an address without its path.
  expect(await said(`${origin}/other`)).toEqual([
    `WRONG  Address: ${origin}/other answers with 404: the proxy must lead there to this server, and pass the address on with /other, as docs/hosting.md says.`,
  ]);
  expect(await said("http://127.0.0.1:1/mood")).toEqual([
    expect.stringMatching(/^note {3}Address: http:\/\/127\.0\.0\.1:1\/mood cannot be reached from here/),
  ]);
  expect(await said("https://mood.example.org")).toEqual([]);
});
