/** Reads texts aloud with a voice that is installed on the device, so that nothing is sent to another service. */

import { useSyncExternalStore } from "react";

type Voice = Pick<SpeechSynthesisVoice, "default" | "lang" | "localService" | "voiceURI">;

/** Undefined in browsers without speech. */
const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;

/** A little slower than speech in a conversation. */
const rate = 0.85;

/** Voices of macOS that sing, whisper or sound like robots, and that its list names first. */
const isNovelty = ({ voiceURI }: Voice) => /speech\.synthesis\.voice\.|\.eloquence\./.test(voiceURI);

/** The device's own English voice, or undefined. `language` is the browser's, such as `en-IE`. */
export function chooseVoice<V extends Voice>(voices: readonly V[], language: string): V | undefined {
  const english = voices.filter(({ lang, localService }) => localService && /^en(?![a-z])/i.test(lang));
  const speaksLikePerson = ({ lang }: Voice) =>
    lang.replace("_", "-").toLowerCase() === language.toLowerCase();
  const plain = english.filter((voice) => !isNovelty(voice));
  return english.find((voice) => voice.default) ?? plain.find(speaksLikePerson) ?? plain[0] ?? english[0];
}

const findVoice = () => chooseVoice(synthesis?.getVoices() ?? [], navigator.language);

/** Whether the device can read English aloud. Browsers load their voices late. */
export const useHasVoice = (): boolean => useSyncExternalStore(subscribe, () => findVoice() !== undefined);

function subscribe(listener: () => void) {
  synthesis?.addEventListener("voiceschanged", listener);
  return () => synthesis?.removeEventListener("voiceschanged", listener);
}

/** Speaks one text at a time. */
export class Speaker {
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Lets the page speak later. Call it in an event handler of a press: iOS wants the first words there. */
  unlock() {
    synthesis?.speak(new SpeechSynthesisUtterance(""));
  }

  say(text: string, delayMs = 0) {
    this.stop();
    this.#timer = setTimeout(() => sayNow(text), delayMs);
  }

  stop() {
    clearTimeout(this.#timer);
    synthesis?.cancel();
  }
}

function sayNow(text: string) {
  const voice = findVoice();
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate });
  synthesis?.speak(utterance);
}
