/** The server's settings that the client needs: sign-in methods, contacts, and support lines. */

import { queryOptions, useQuery } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { NetworkError } from "../call-errors.ts";

export const instanceQuery = queryOptions({
  queryKey: ["instance"],
  queryFn: async ({ signal }) => {
    try {
      const { data } = await send(api.instance, { signal });
      remember(data);
      return data;
    } catch (error) {
      // Support and its lines must open without a network.
      const known = error instanceof NetworkError ? remembered() : null;
      if (known) return known;
      throw error;
    }
  },
});

const key = "mood-universe.instance";
const schema = api.instance.replies[200];

function remember(settings: z.output<typeof schema>) {
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // The settings are asked for again where the storage is forbidden or full.
  }
}

function remembered(): z.output<typeof schema> | null {
  try {
    return schema.parse(JSON.parse(localStorage.getItem(key) ?? "null"));
  } catch {
    return null;
  }
}

export const useInstance = () => useQuery(instanceQuery);
