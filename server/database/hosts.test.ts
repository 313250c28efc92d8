import { describe, expect, it } from "vitest";
import { readHosts } from "./hosts.ts";

describe("the address of a PostgreSQL database", () => {
  it.each([
    "postgres://mood@db/mood",
    "postgresql://mood:p%40ss@db.example.org:6432/mood?sslmode=verify-full",
    "postgres:///mood?host=/run/postgresql",
    "postgres://mood@[::1]:5432/mood",
  ])("with one host stays as it is: %s", (url) => {
    expect(readHosts(url)).toEqual({ urls: [url], mustAcceptWrites: false });
  });

  it("with several hosts becomes one address for each, in their order", () => {
    expect(readHosts("postgres://mood:secret@one:5433,[::1]:5434,two/mood?sslmode=verify-full")).toEqual({
      urls: ["one:5433", "[::1]:5434", "two"].map(
        (host) => `postgres://mood:secret@${host}/mood?sslmode=verify-full`,
      ),
      mustAcceptWrites: true,
    });
  });

  it.each([
    ["any", false],
    ["read-write", true],
    ["primary", true],
  ])("asks for a host that accepts writes as target_session_attrs=%s says", (target, mustAcceptWrites) => {
    for (const hosts of ["one", "one,two"])
      expect(readHosts(`postgres://${hosts}/mood?target_session_attrs=${target}`)).toMatchObject({
        mustAcceptWrites,
      });
  });

  it.each([
    "mysql://db/mood",
    "db.example.org",
    "postgres://one:port,two/mood",
    "postgres://one,two:99999/mood",
    "postgres://one,/mood",
    "postgres://one,two/mood?target_session_attrs=standby",
    "postgres://one/mood?target_session_attrs=read-only",
    "postgres://one/mood?target_session_attrs=toString",
  ])("is refused: %s", (url) => {
    expect(readHosts(url)).toBeNull();
  });
});
