import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  findChromium,
  findHeadlessShell,
  findNginx,
  findPgbouncer,
  findPostgres,
  findPython,
} from "./programs.mjs";

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "mood-universe-test-")));
});
afterEach(() => rm(folder, { recursive: true }));

async function makeProgram(path: string, mode = 0o755) {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), "", { mode });
}

const at = (path: string) => join(folder, path);

test("both are null on a system that has neither", () => {
  expect(findChromium({ PATH: folder }, [])).toBeNull();
  expect(findPostgres({ PATH: folder }, [folder])).toBeNull();
});

test("Chromium is found on the PATH under any of its names", async () => {
  await makeProgram("bin/chromium-browser");
  expect(findChromium({ PATH: `${at("empty")}:${at("bin")}` }, [])).toBe(at("bin/chromium-browser"));
});

test("a file that is not executable is ignored", async () => {
  await makeProgram("bin/chromium", 0o644);
  expect(findChromium({ PATH: at("bin") }, [])).toBeNull();
});

test("CHROMIUM overrides the search", async () => {
  await makeProgram("bin/chromium");
  await makeProgram("mine");
  expect(findChromium({ PATH: at("bin"), CHROMIUM: at("mine") })).toBe(at("mine"));
  expect(findChromium({ PATH: at("bin"), CHROMIUM: at("missing") })).toBeNull();
});

test("a Python without the packages of the recipes is passed over for the system's", async () => {
  const makePython = async (path: string, status: number) => {
    await makeProgram(path);
    await writeFile(at(path), `#!/bin/sh\nexit ${status}\n`);
  };
  await makePython("bin/python3", 1);
  expect(findPython({ PATH: at("bin") }, [at("missing")])).toBeNull();
  await makePython("system/python3", 0);
  expect(findPython({ PATH: at("bin") }, [at("system/python3")])).toBe(at("system/python3"));
});

test("the headless shell is found on the PATH, but does not replace the browser that CHROMIUM names", async () => {
  await makeProgram("bin/chromium-headless-shell");
  await makeProgram("mine");
  expect(findHeadlessShell({ PATH: folder })).toBeNull();
  expect(findHeadlessShell({ PATH: at("bin") })).toBe(at("bin/chromium-headless-shell"));
  expect(findHeadlessShell({ PATH: at("bin"), CHROMIUM: at("mine") })).toBeNull();
});

test("the newest PostgreSQL of the system is found where Debian and Homebrew keep it", async () => {
  for (const version of ["9", "16", "15"])
    for (const name of ["initdb", "postgres"]) await makeProgram(`debian/${version}/bin/${name}`);
  for (const name of ["initdb", "postgres"]) await makeProgram(`brew/postgresql@17/bin/${name}`);
  expect(findPostgres({ PATH: "" }, [at("debian")])).toBe(at("debian/16/bin"));
  expect(findPostgres({ PATH: "" }, [at("brew")])).toBe(at("brew/postgresql@17/bin"));
});

test("a PostgreSQL client without a server is ignored", async () => {
  await makeProgram("debian/15/bin/psql");
  expect(findPostgres({ PATH: at("debian/15/bin") }, [at("debian")])).toBeNull();
});

test("a link on the PATH is resolved to the folder with all of the programs", async () => {
  for (const name of ["initdb", "postgres"]) await makeProgram(`debian/15/bin/${name}`);
  await mkdir(at("bin"));
  await symlink(at("debian/15/bin/initdb"), at("bin/initdb"));
  expect(findPostgres({ PATH: at("bin") }, [])).toBe(at("debian/15/bin"));
});

test("POSTGRES_BIN overrides the search", async () => {
  for (const name of ["initdb", "postgres"]) await makeProgram(`debian/15/bin/${name}`);
  expect(findPostgres({ PATH: at("debian/15/bin"), POSTGRES_BIN: at("missing") })).toBeNull();
});

test("nginx and pgbouncer are found where only the PATH of administrators leads", async () => {
  expect(findNginx({ PATH: folder }, [folder])).toBeNull();
  for (const name of ["nginx", "pgbouncer"]) await makeProgram(`sbin/${name}`);
  expect(findNginx({ PATH: at("bin") }, [at("sbin")])).toBe(at("sbin/nginx"));
  expect(findPgbouncer({ PATH: at("bin") }, [at("sbin")])).toBe(at("sbin/pgbouncer"));
  expect(findPgbouncer({ PATH: at("sbin") }, [])).toBe(at("sbin/pgbouncer"));
});
