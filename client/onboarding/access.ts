/** Sign-in by universe name: which names can be asked for, and what the server's answer means. */

import { universeNameSchema } from "#domain/names.ts";
import { CallError, isStatus } from "../call-errors.ts";
import type { Trouble } from "../trouble.ts";
import { destructive } from "../ui/toast-queue.ts";

const emptyName = "Please enter your universe name";

const notFound: Trouble = {
  toast: { title: "Universe not found", description: "Check your universe name or create a new one" },
  fields: { universeName: "No universe has exactly this name." },
};

/** The name as the server keeps it, or null when nobody can have it (and no URL could carry `..`). */
export function askableName(typed: string): string | null {
  return universeNameSchema.safeParse(typed).data ?? null;
}

export function checkAccess(typed: string): Trouble | null {
  if (!typed.trim()) return { toast: destructive("Error", emptyName), fields: { universeName: emptyName } };
  return askableName(typed) === null ? notFound : null;
}

/** The name alone opens nothing here: its owner has a password, or comes through a provider. */
export const isProtected = (error: unknown) =>
  isStatus(error, 403) && error.refusal.extra.needsPassword === true;

export function explainAccess(error: unknown): Trouble {
  if (isStatus(error, 404)) return notFound;
  const sentence = error instanceof CallError ? error.refusal.error : null;
  if (sentence && isProtected(error)) return { fields: { universeName: sentence } };
  return {
    toast: destructive("Error", "Failed to access universe. Please try again."),
    ...(sentence && { notice: sentence }),
  };
}
