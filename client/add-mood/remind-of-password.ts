/** One kind reminder to people whose universe opens by its name alone: after their third star, and never again. */

import { signsInBy, type User } from "#domain/accounts/user.ts";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { ownName } from "../base-path.ts";
import { storedChoice } from "../ui/stored-choice.ts";
import { showToast } from "../ui/toasts.ts";

/** The person has something to lose by then, and knows whether they stay. */
const starsBefore = 2;
/** Milliseconds: there is more to read than in other toasts. */
const shownMs = 20_000;

/** The third star is made on one device only, so that no other device reminds; this one does not after a removal. */
const told = storedChoice(ownName("mood-universe.name-alone"), ["not-told", "told"]);

type Reminded = {
  user: User;
  /** How many stars the universe had before the one that was just made. */
  before: number | undefined;
  /** Whether the link for a password was sent already. */
  isOnItsWay: boolean;
  openPage: () => void;
};

export function remindOfPassword({ user, before, isOnItsWay, openPage }: Reminded) {
  const opensByNameAlone = user.signInMethods.length === 1 && signsInBy(user, "name");
  if (before !== starsBefore || !opensByNameAlone || isOnItsWay || told.current() === "told") return;
  told.choose("told");
  showToast((t) => ({
    title: t(addMood.nameAlone.title),
    description: t(addMood.nameAlone.text),
    action: { label: t(addMood.nameAlone.addPassword), run: openPage, leadsOn: true },
    durationMs: shownMs,
    isNews: true,
  }));
}
