/** Reads the address of a PostgreSQL database that several hosts can serve, such as a primary and its replica. */

export type PostgresHosts = {
  /** The same address for each host alone, in the order in which they are tried. */
  readonly urls: readonly [string, ...string[]];
  /** Whether a host that only permits reading, such as a replica, is passed over. */
  readonly mustAcceptWrites: boolean;
};

const parts = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is;

/** The values of PostgreSQL's own client that suit a program that writes. The last two mean the same here. */
const targets = new Map([
  ["any", false],
  ["read-write", true],
  ["primary", true],
]);

/**
 * Reads `postgres://user@one:5432,two:5432/database?target_session_attrs=read-write`, as PostgreSQL's own client does; `pg`
 * knows no such addresses. Several hosts must accept writes unless the address says `any`. Returns null for any other text.
 */
export function readHosts(databaseUrl: string): PostgresHosts | null {
  const [, start, hosts = "", end = ""] = parts.exec(databaseUrl) ?? [];
  if (start === undefined || /,,|^,|,$/.test(hosts)) return null;
  const [first = "", ...others] = hosts.split(",").map((host) => start + host + end);
  if (![first, ...others].every((url) => URL.canParse(url))) return null;
  const target = new URL(first).searchParams.get("target_session_attrs");
  const mustAcceptWrites = target === null ? others.length > 0 : targets.get(target);
  return mustAcceptWrites === undefined ? null : { urls: [first, ...others], mustAcceptWrites };
}
