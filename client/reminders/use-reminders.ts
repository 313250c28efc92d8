/** The person's reminders, and the calls that change them. Each reply is the whole new state. */

import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { reminderCalls } from "#domain/calls/reminders.ts";
import { reminders } from "#domain/languages/en/reminders.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Reminders } from "#domain/reminders/reminders.ts";
import type { RemindersChange } from "#domain/reminders/schedule.ts";
import { send } from "../api.ts";
import { refusalToast } from "../forms/form-errors.ts";
import { showToast } from "../ui/toasts.ts";
import { startDevice } from "./push-device.ts";

/** Reminders are always fetched anew, because links in reminders and other devices change them too. */
const remindersQuery = (userId: string) =>
  queryOptions({
    queryKey: ["reminders", userId],
    queryFn: async ({ signal }) => (await send(reminderCalls.getReminders, { signal })).data,
    staleTime: 0,
  });

export const useReminders = (userId: string, isEnabled: boolean) =>
  useQuery({ ...remindersQuery(userId), enabled: isEnabled });

/** Changes reminders; `null` changes nothing. */
export function useChange<Input>(
  userId: string,
  change: (input: Input) => Promise<Reminders | null>,
  failure: Text,
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (changed) => {
      if (changed) client.setQueryData(remindersQuery(userId).queryKey, changed);
    },
    onError: (error) => {
      const toast = refusalToast(error, reminders.failed.title, failure);
      if (toast) showToast(toast);
    },
  });
}

export const useSaveReminders = (userId: string) =>
  useChange(
    userId,
    async (body: RemindersChange) => (await send(reminderCalls.putReminders, { body })).data,
    reminders.failed.unchanged,
  );

export const useRest = (userId: string) =>
  useChange(
    userId,
    async (isResting: boolean) => (await send(reminderCalls.restReminders, { body: { isResting } })).data,
    reminders.failed.unchanged,
  );

export const useStartDevice = (userId: string) => useChange(userId, startDevice, reminders.failed.notAdded);

export const useRemoveDevice = (userId: string) =>
  useChange(
    userId,
    async (id: string) => (await send(reminderCalls.deleteDevice, { params: { id } })).data,
    reminders.failed.notRemoved,
  );
