/** The user's sign-in method and pending e-mail address. */

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod/mini";
import { universeCalls } from "#domain/calls/universe.ts";
import { forms } from "#domain/languages/en/forms.ts";
import { send } from "../api.ts";
import { refusalToast } from "../forms/form-errors.ts";
import { showToast } from "../ui/toasts.ts";

export type SignIn = z.output<(typeof universeCalls.getSignIn.replies)[200]>;

/** The state is always fetched again, because the link is followed in another tab or browser. */
export const signInQuery = (id: string) =>
  queryOptions({
    queryKey: ["sign-in", id],
    queryFn: async ({ signal }) => (await send(universeCalls.getSignIn, { signal, params: { id } })).data,
    staleTime: 0,
    refetchOnWindowFocus: true,
  });

export const useSignIn = (id: string) => useQuery(signInQuery(id));

/** Cancels the pending address; its link stops working. */
export function useCancelPendingEmail(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => send(universeCalls.cancelPendingEmail, { params: { id } }),
    onSuccess: ({ data }) => {
      client.setQueryData(signInQuery(id).queryKey, data);
      showToast((t) => ({
        title: t(forms.pendingEmail.cancelled),
        description: t(forms.pendingEmail.cancelledHint),
      }));
    },
    onError: (error) => {
      const toast = refusalToast(error, forms.error, forms.pendingEmail.notCancelled);
      if (toast) showToast(toast);
    },
  });
}
