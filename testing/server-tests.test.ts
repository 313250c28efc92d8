import { expect, it } from "vitest";
import { callsAtOnce, withoutDatabase } from "./server-tests.ts";

it("knows the tests of the server that need no database, also through the files that they import", () => {
  expect(withoutDatabase).toContain("server/environment.test.ts");
  // The first opens the app itself, the second by a file of testing/.
  for (const file of ["server/log.test.ts", "server/provider/people.test.ts"])
    expect(withoutDatabase).not.toContain(file);
});

it("knows those that make calls at the same time to an app, but not to a process", () => {
  expect(callsAtOnce).toContain("server/mood-entries/adding.test.ts");
  for (const file of ["server/mood-entries/listing.test.ts", "server/process.test.ts"])
    expect(callsAtOnce).not.toContain(file);
});
