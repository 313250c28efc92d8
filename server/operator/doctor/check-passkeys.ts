import { type PasskeyObstacle, passkeyObstacle } from "#domain/accounts/passkey-obstacle.ts";
import type { Database } from "../../database/open.ts";
import { hasOwnTable } from "../../database/own-tables.ts";
import type { Settings } from "../../environment.ts";
import { formatCount } from "../printing.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { countPasskeys } from "./queries.ts";

const { well, note, problem } = findingsOf("Passkeys");

const obstacles: Record<PasskeyObstacle, string> = {
  http: "There can be none, because PUBLIC_URL has no https: browsers make passkeys for https alone.",
  "ip-address":
    "There can be none, because PUBLIC_URL has an IP address: browsers make passkeys for names alone.",
};

/**
 * A passkey opens a universe only at the host for which it was made, so that another PUBLIC_URL makes all of them useless.
 * Says so before the server starts with it, and while it can still be kept.
 */
export async function checkPasskeys(
  { db, dialect }: Pick<Database, "db" | "dialect">,
  { publicUrl }: Settings,
): Promise<Finding[]> {
  const obstacle = passkeyObstacle(publicUrl);
  const { hostname } = publicUrl;
  // A database of an earlier version has none.
  const isThere = await hasOwnTable(db, dialect, "credentials");
  const hosts = isThere ? await countPasskeys(db, dialect) : [];
  const elsewhere = hosts.filter(({ host }) => host !== hostname);
  const here = hosts.find(({ host }) => host === hostname)?.count ?? 0;
  return [
    ...elsewhere.map(({ host, count }) =>
      problem(
        `${formatCount(count, "passkey")} made for ${host} cannot be used at ${hostname}. Set PUBLIC_URL back to ${host}; or else their people need their recovery codes, or your links (npm run universe -- invite).`,
      ),
    ),
    ...(obstacle ? [note(obstacles[obstacle])] : []),
    ...(here > 0
      ? [
          well(
            `${formatCount(here, "passkey")} can be used at ${hostname} alone: keep this name in PUBLIC_URL.`,
          ),
        ]
      : []),
    ...(hosts.length === 0 && !obstacle ? [well(`People can add some, for ${hostname}.`)] : []),
  ];
}
