/** The server's settings that the client needs: sign-in methods, contacts, and support lines. */

import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";

export const instanceQuery = queryOptions({
  queryKey: ["instance"],
  queryFn: async ({ signal }) => (await send(api.instance, { signal })).data,
});

export const useInstance = () => useQuery(instanceQuery);
