import { type KeyboardEvent, useRef } from "react";
import { typedNames } from "#domain/feeling-name.ts";
import type { Feelings } from "#domain/feelings.ts";
import { keyInReadingOrder } from "../languages/arrow-keys.ts";
import { translator } from "../languages/language.ts";
import { useFeelings } from "../stars/feelings.ts";
import { typedWords as words } from "./find-feelings.ts";
import { neighbour } from "./neighbour.ts";
import { findTyped, nothingTyped, type Typed, typeLetter } from "./type-ahead.ts";

type Choice = HTMLInputElement | HTMLButtonElement;

/**
 * Keys that move through the emotions of a group, or of all groups in one `data-choices`, and choose the one that they
 * reach, as radio buttons do: arrow keys by what is visibly above, below and beside, Home and End, and letters by the
 * name or by another word for how a person is.
 */
export function useChoiceKeys() {
  const feelings = useFeelings();
  const typed = useRef(nothingTyped);
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return;
    const choices = choicesIn(event.currentTarget.closest("[data-choices]") ?? event.currentTarget);
    const from = choices.indexOf(event.target as Choice);
    if (from < 0) return;
    const boxes = choices.map((choice) => choice.getBoundingClientRect());
    const to = neighbour(boxes, from, keyInReadingOrder(event.key));
    if (to !== null) choose(choices[to]);
    else if (isLetter(event.key)) {
      const word = typeLetter(typed.current, event.key, event.timeStamp);
      typed.current = word;
      // An emotion is in the list once; the buttons of the last used ones repeat it.
      const radios = choices.filter((choice) => choice instanceof HTMLInputElement);
      const at = radios.findIndex(({ value }) => value === choices[from]?.value);
      const chooseTyped = () => choose(radios[findTypedFeeling(feelings, radios, at, word)]);
      chooseTyped();
      if (!words.loaded) {
        const stayed = document.activeElement;
        // The person may have left the feelings before the words arrive, and keeps the focus then.
        const isStill = () => typed.current === word && document.activeElement === stayed;
        words.load().then(
          () => isStill() && chooseTyped(),
          () => {},
        );
      }
    } else return;
    event.preventDefault();
  };
}

function choicesIn(container: Element): readonly Choice[] {
  const all = container.querySelectorAll<Choice>("input[type=radio]:enabled, button[value]");
  return [...all].filter((choice) => choice.checkVisibility());
}

/**
 * Finds a feeling by the names in the reader's language, or else by the English ones, which keyboards of all scripts
 * can type, or else by other words.
 */
function findTypedFeeling(feelings: Feelings, radios: readonly Choice[], at: number, typed: Typed): number {
  const t = translator();
  const ids = radios.map(({ value }) => value);
  const names = ids.map((id) => typedNames(t, feelings, id));
  for (const nth of [0, 1]) {
    const found = findTyped(
      names.map((known) => known[nth] ?? ""),
      at,
      typed,
    );
    if (found !== -1) return found;
  }
  return ids.indexOf(words.loaded?.(t, typed.text) ?? "");
}

const isLetter = (key: string) => /^\p{L}\p{M}*$/u.test(key);

function choose(choice: Choice | undefined) {
  choice?.focus();
  choice?.click();
}
