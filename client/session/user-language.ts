/**
 * The language of the signed-in person. The server keeps it for mails and reminders, and all their browsers have it. A
 * choice in this browser waits here until the server has it; a visitor's choice applies to the next sign-in in this tab.
 */

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { User } from "#domain/accounts/user.ts";
import { type LanguageId, storedLanguage } from "#domain/languages/languages.ts";
import { sessionCalls } from "#domain/session-calls.ts";
import { send } from "../api.ts";
import { adoptLanguage, onLanguageChosen } from "../languages/chosen-language.ts";
import { translator } from "../languages/language.ts";
import { readChoice, visitor, writeChoice } from "./language-choice.ts";
import { updateSessionUser } from "./session.ts";

type Owner = Pick<User, "id" | "locale">;

/** What is to be sent: a choice, or the present language where the server knows none. */
function unsentLanguage({ id, locale }: Owner): LanguageId | null {
  const chosen = readChoice(id) ?? readChoice(visitor);
  if (chosen !== null) return chosen === locale ? null : chosen;
  return locale === null ? translator().language : null;
}

/** Owner and language of the call that is on its way. */
let sending = "";

/** Keeps the language of a person; `user` is undefined until the session is known. */
export function useUserLanguage(user: User | null | undefined) {
  const client = useQueryClient();
  const owner = user?.id ?? visitor;
  const stored = user?.locale ?? null;
  useEffect(() => onLanguageChosen((language) => writeChoice(owner, language)), [owner]);
  useEffect(() => {
    if (owner === visitor) return;
    const unsent = () => unsentLanguage({ id: owner, locale: stored });
    const store = async () => {
      const locale = unsent();
      const call = `${owner} ${locale}`;
      if (locale === null || call === sending) return;
      sending = call;
      try {
        await send(sessionCalls.updateProfile, { params: { id: owner }, body: { locale }, owner });
      } catch {
        // The language is sent with the next choice, connection or start.
        return;
      } finally {
        if (sending === call) sending = "";
      }
      if ((readChoice(owner) ?? locale) === locale) writeChoice(owner, null);
      writeChoice(visitor, null);
      updateSessionUser(client, owner, { locale });
    };
    const language = storedLanguage(stored);
    if (language !== null && unsent() === null) {
      writeChoice(owner, null);
      writeChoice(visitor, null);
      if (language !== translator().language) void adoptLanguage(language);
    }
    void store();
    const stop = onLanguageChosen(() => void store());
    addEventListener("online", store);
    return () => {
      stop();
      removeEventListener("online", store);
    };
    // A change of the person is no reason to do this again: the page may have a language that was chosen in another
    // tab meanwhile.
  }, [client, owner, stored]);
}
