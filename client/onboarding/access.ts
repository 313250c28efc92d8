/** Sign-in by universe name: which names can be asked for, and what the server's answer means. */

import { universeNameSchema } from "#domain/names.ts";
import { CallError, isStatus } from "../call-errors.ts";
import type { ToastContent } from "../ui/toast-queue.ts";

export const emptyName = "Please enter your universe name";

const notFound = {
  toast: { title: "Universe not found", description: "Check your universe name or create a new one" },
  atField: "No universe has exactly this name.",
};

export type AccessTrouble = { toast?: ToastContent; atField?: string; atForm?: string };

/** The name as the server keeps it, or null when nobody can have it (and no URL could carry `..`). */
export function askableName(typed: string): string | null {
  return universeNameSchema.safeParse(typed).data ?? null;
}

export function explainAccess(error: unknown): AccessTrouble {
  if (error === null || isStatus(error, 404)) return notFound;
  const failed: AccessTrouble = {
    toast: {
      title: "Error",
      description: "Failed to access universe. Please try again.",
      variant: "destructive",
    },
  };
  const sentence = error instanceof CallError ? error.refusal.error : null;
  if (!sentence) return failed;
  if (isStatus(error, 403) && error.refusal.extra.needsPassword === true) return { atField: sentence };
  return { ...failed, atForm: sentence };
}
