/** Asks for the server's settings, and keeps them for a start without a network: support and its lines must open. */

import { type Instance, sessionCalls } from "#domain/session-calls.ts";
import { send } from "../api.ts";
import { ownName } from "../base-path.ts";
import { NetworkError } from "../call-errors.ts";

const key = ownName("mood-universe.instance");
const schema = sessionCalls.instance.replies[200];

/** Rejects when the server refuses, or cannot be reached and has never answered in this browser. */
export async function askInstance(): Promise<Instance> {
  try {
    const { data } = await send(sessionCalls.instance, {});
    remember(data);
    return data;
  } catch (error) {
    const known = error instanceof NetworkError ? remembered() : null;
    if (known) return known;
    throw error;
  }
}

function remember(settings: Instance) {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // The settings are asked for again where the storage is forbidden or full.
  }
}

function remembered(): Instance | null {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}
