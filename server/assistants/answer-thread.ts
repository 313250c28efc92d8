/** The thread in which an assistant is answered: reading a long journal takes longer than other requests may wait. */

import { parentPort } from "node:worker_threads";
import { answer, CannotAnswer } from "#domain/assistants/answer.ts";
import { type AssistantReader, knownUniverse } from "#domain/assistants/known-universe.ts";
import type { ToolCall } from "#domain/assistants/tools.ts";
import { changesSchema } from "#domain/records/changes.ts";
import { parseWithoutWords } from "#domain/sealed/without-words.ts";
import { translatorOf } from "../languages/translators.ts";
import { ObjectOfSlices } from "../sliced/json-slices.ts";

/** First who asks; then the JSON of the whole feed, in slices, without the words that are not for them; then the question. */
export type ToThread =
  | { readonly reader: AssistantReader }
  | { readonly slice: string }
  | { readonly call: ToolCall };
export type Answered = { readonly data: object } | { readonly refusal: string };

let asked: { readonly reader: AssistantReader; readonly feed: ObjectOfSlices } | null = null;

parentPort?.on("message", async (message: ToThread) => {
  if ("reader" in message) {
    const { reader } = message;
    asked = { reader, feed: new ObjectOfSlices(reader.reads ? JSON.parse : parseWithoutWords) };
  } else if ("slice" in message) asked?.feed.take(message.slice);
  else parentPort?.postMessage(await answered(message.call));
});

async function answered(call: ToolCall): Promise<Answered> {
  if (!asked) throw new Error("Nobody has said who asks.");
  const { reader, feed } = asked;
  const t = await translatorOf({ language: "en", locale: "en" });
  const universe = knownUniverse(changesSchema.parse(feed.object), reader);
  try {
    return { data: answer(t, universe, call) };
  } catch (error) {
    if (error instanceof CannotAnswer) return { refusal: error.message };
    throw error;
  }
}
