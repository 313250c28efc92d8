/** The worker that reads a file and works out what becomes of it, so that the page stays responsive. */

import { randomUuid } from "../../stars/random-uuid.ts";
import type { FromWorker, RequestName, Requests, ToWorker } from "./messages.ts";
import { Workbench } from "./reading/workbench.ts";

/** The page renders with each message: a step of the bar that is worth it. */
const leastProgress = 0.02;

const reply = (message: FromWorker, transfer: Transferable[] = []) => postMessage(message, { transfer });
const workbench = new Workbench(randomUuid);

type Answers = {
  [Name in RequestName]: (
    ask: Requests[Name]["ask"],
    onProgress: (share: number) => void,
  ) => Requests[Name]["reply"] | Promise<Requests[Name]["reply"]>;
};

const answers: Answers = {
  read: (ask, onProgress) => workbench.read(ask, onProgress),
  match: (known) => workbench.match(known),
  suggest: (ask) => workbench.suggest(ask),
  problems: (ask) => workbench.problems(ask),
  excerpts: (ask) => workbench.excerpts(ask),
  prepare: (ask) => workbench.prepare(ask),
  sky: (ask) => workbench.sky(ask),
  remember: (ask) => workbench.remember(ask),
  batch: (at) => workbench.batch(at),
  wholeFile: (ask) => workbench.wholeFile(ask),
};

addEventListener("message", async ({ data: { id, name, ask } }: MessageEvent<ToWorker>) => {
  let told = 0;
  const onProgress = (share: number) => {
    if (share < told + leastProgress) return;
    told = share;
    reply({ id, type: "progress", share });
  };
  try {
    const answer = answers[name] as (ask: unknown, onProgress: (share: number) => void) => unknown;
    reply({ id, type: "reply", reply: await answer(ask, onProgress) });
  } catch {
    reply({ id, type: "failed" });
  }
});
