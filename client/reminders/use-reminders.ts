/** The person's reminders, and the calls that change them. Each reply is the whole new state. */

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "#domain/api.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import type { RemindersChange } from "#domain/reminders/schedule.ts";
import { send } from "../api.ts";
import { explainRefusal } from "../forms/form-errors.ts";
import { showToast } from "../ui/toasts.ts";
import { startDevice } from "./push-device.ts";

/** Always fetched anew, because links in reminders and other devices change them too. */
const remindersQuery = (userId: string) =>
  queryOptions({
    queryKey: ["reminders", userId],
    queryFn: async ({ signal }) => (await send(api.getReminders, { signal })).data,
    staleTime: 0,
  });

export const useReminders = (userId: string, isEnabled: boolean) =>
  useQuery({ ...remindersQuery(userId), enabled: isEnabled });

/** A change; `null` changes nothing. */
export function useChange<Input>(
  userId: string,
  change: (input: Input) => Promise<Reminders | null>,
  failure: string,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (reminders) => {
      if (reminders) client.setQueryData(remindersQuery(userId).queryKey, reminders);
    },
    onError: (error) => {
      const { toast } = explainRefusal(error, "Not changed", failure);
      if (toast) showToast(toast);
    },
  });
}

const tryAgain = "Check your connection and try again.";

export const useSaveReminders = (userId: string) =>
  useChange(
    userId,
    async (body: RemindersChange) => (await send(api.putReminders, { body })).data,
    `Your reminders are as they were. ${tryAgain}`,
  );

export const useRest = (userId: string) =>
  useChange(
    userId,
    async (isResting: boolean) => (await send(api.restReminders, { body: { isResting } })).data,
    `Your reminders are as they were. ${tryAgain}`,
  );

export const useStartDevice = (userId: string) =>
  useChange(userId, startDevice, `This device could not be added. ${tryAgain}`);

export const useRemoveDevice = (userId: string) =>
  useChange(
    userId,
    async (id: string) => (await send(api.deleteDevice, { params: { id } })).data,
    `The device is still there. ${tryAgain}`,
  );
