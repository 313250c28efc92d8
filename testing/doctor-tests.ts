/** `npm run doctor` on a database and a built program of each test. */

import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { DoctorParts } from "../server/operator/doctor/examine.ts";
import { readKeys } from "../server/reminders/keys.ts";
import { addUniverse, seed } from "./backups.ts";
import { makeTestDatabaseSettings, type TestDatabaseSettings } from "./databases.ts";
import type { HttpFault } from "./http-fault.ts";
import { OidcProvider } from "./oidc-provider.ts";
import { runDoctor } from "./operator.ts";

/** The provider of these tests sends people back to this address. */
export const redirectUri = "http://localhost:3000/api/login/callback";

export function startDoctorTests() {
  const at = {} as { settings: TestDatabaseSettings; root: string };
  const stops: (() => Promise<void>)[] = [];
  beforeEach(async () => {
    at.settings = await makeTestDatabaseSettings({ isMigrated: true });
    at.root = join(at.settings.dataDir, "program");
    await mkdir(join(at.root, "dist", "client"), { recursive: true });
    await writeFile(join(at.root, "dist", "client", "index.html"), "");
    await writeFile(
      join(at.root, "package.json"),
      JSON.stringify({ version: "1.2.3", dependencies: { node: "24.0.0" } }),
    );
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await at.settings.remove();
  });

  return Object.assign(at, {
    endWithTest(stop: () => Promise<void>) {
      stops.push(stop);
    },

    run: (
      environment: Record<string, string> = {},
      more: Pick<DoctorParts, "now" | "trustedPushOrigin" | "resolve"> = {},
    ) => runDoctor(at.settings, { root: at.root, node: "24.0.0", ...more }, { environment }),

    /** A database with a universe and the keys that the first start makes. */
    prepare: () =>
      seed(at.settings, async (database) => {
        await addUniverse(database, "Andromeda", []);
        await readKeys(database.db, Date.now());
      }),

    async startProvider(uri = redirectUri, signInFault: HttpFault | null = null) {
      const provider = await OidcProvider.start({ redirectUri: uri });
      stops.push(() => provider.stop());
      if (signInFault) provider.faults.set("/auth", signInFault);
      return {
        OIDC_ISSUER: provider.issuer,
        OIDC_CLIENT_ID: provider.clientId,
        OIDC_CLIENT_SECRET: provider.clientSecret,
      };
    },
  });
}
