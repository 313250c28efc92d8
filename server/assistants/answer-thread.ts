/** The thread in which an assistant is answered: reading a long journal takes longer than other requests may wait. */

import { parentPort } from "node:worker_threads";
import { answer, CannotAnswer } from "#domain/assistants/answer.ts";
import { type AssistantReader, knownUniverse } from "#domain/assistants/known-universe.ts";
import type { ToolCall } from "#domain/assistants/tools.ts";
import { changesSchema } from "#domain/records/changes.ts";
import { parseWithoutWords } from "#domain/sealed/without-words.ts";
import { translatorOf } from "../languages/translators.ts";

/** First the JSON of the whole feed, in slices, without the words that are not for this assistant; then the question. */
export type ToThread =
  | { readonly slice: string }
  | { readonly call: ToolCall; readonly reader: AssistantReader };
export type Answered = { readonly data: object } | { readonly refusal: string };

const slices: string[] = [];

parentPort?.on("message", async (message: ToThread) => {
  if ("slice" in message) slices.push(message.slice);
  else parentPort?.postMessage(await answered(message));
});

async function answered({ call, reader }: Extract<ToThread, { call: unknown }>): Promise<Answered> {
  const t = await translatorOf({ language: "en", locale: "en" });
  const feed = (reader.reads ? JSON.parse : parseWithoutWords)(slices.join(""));
  const universe = knownUniverse(changesSchema.parse(feed), reader);
  try {
    return { data: answer(t, universe, call) };
  } catch (error) {
    if (error instanceof CannotAnswer) return { refusal: error.message };
    throw error;
  }
}
