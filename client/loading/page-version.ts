/** The version of the client in this page: its HTML names a script that no other version has. */

import { shellPath } from "#domain/pages/paths.ts";
import { withBase } from "../base-path.ts";

/** Whether `html` is of another version than this page. */
export function isOtherVersion(html: string): boolean {
  const entry = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.getAttribute("src");
  return Boolean(entry && html) && !html.includes(entry ?? "");
}

/** Whether the server has another version than this page, whose files may be gone. False without an answer. */
export async function isServerUpdated(): Promise<boolean> {
  if (!import.meta.env.PROD) return false;
  try {
    const reply = await fetch(withBase(shellPath), { cache: "no-store" });
    return reply.ok && isOtherVersion(await reply.text());
  } catch {
    return false;
  }
}
