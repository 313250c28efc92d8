import { expect, it } from "vitest";
import { killUnderLoad } from "../testing/hosting/kill-under-load.ts";
import { inTurn, startAll } from "../testing/hosting/processes.ts";
import { startProcessTests } from "../testing/process-tests.ts";

const { makeServer } = startProcessTests();

it("loses nothing that one of two processes on its database acknowledged before it was killed, and stores nothing twice", async () => {
  const environment = {
    PUBLIC_URL: "http://mood.example.org",
    COOLDOWN_SECONDS: "0",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
  };
  const servers = [makeServer(environment), makeServer(environment)];
  await startAll(servers);
  const outcome = await killUnderLoad({ servers, pick: inTurn(servers), people: 4, kills: 2 });
  expect(outcome).toMatchObject({ lost: [], extra: [] });
  // No process answered with an error; only connections to the killed ones broke.
  expect([...outcome.figures.failed]).toEqual([]);
  // Two processes start twice each, which takes long on a busy machine.
}, 120_000);
