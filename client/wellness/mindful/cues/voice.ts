/** Reads texts aloud with a voice that is installed on the device, so that nothing is sent to another service. */

import { useSyncExternalStore } from "react";

type Voice = Pick<SpeechSynthesisVoice, "default" | "lang" | "localService" | "voiceURI">;

/** Undefined in browsers without speech. */
const synthesis: SpeechSynthesis | undefined = globalThis.speechSynthesis;

/** A little slower than speech in a conversation. */
const rate = 0.85;

/** Voices of macOS that sing, whisper or sound like robots, and that its list names first. */
const isNovelty = ({ voiceURI }: Voice) => /speech\.synthesis\.voice\.|\.eloquence\./.test(voiceURI);

/** The device's own voice of a language, or undefined. `locale` is the reader's, such as `en-IE`. */
export function chooseVoice<V extends Voice>(voices: readonly V[], locale: string): V | undefined {
  const { language, region } = new Intl.Locale(locale).maximize();
  const speaking = voices.filter(({ lang, localService }) => localService && languageOf(lang) === language);
  const speaksLikePerson = ({ lang }: Voice) => regionOf(lang) === region;
  const plain = speaking.filter((voice) => !isNovelty(voice));
  return speaking.find((voice) => voice.default) ?? plain.find(speaksLikePerson) ?? plain[0] ?? speaking[0];
}

/** Devices report `en-GB`, `en_GB`, and sometimes invalid tags. */
const languageOf = (lang: string) => lang.split(/[-_]/)[0]?.toLowerCase();
const regionOf = (lang: string) => /[-_]([a-z]{2})(?![a-z])/i.exec(lang)?.[1]?.toUpperCase();

const findVoice = (locale: string) => chooseVoice(synthesis?.getVoices() ?? [], locale);

/** Whether the device can read the reader's language aloud. Browsers load their voices late. */
export const useHasVoice = (locale: string): boolean =>
  useSyncExternalStore(subscribe, () => findVoice(locale) !== undefined);

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

  /** Says a text; silent if the device has no voice for `locale`. */
  say(text: string, locale: string, delayMs = 0) {
    this.stop();
    this.#timer = setTimeout(() => speakNow(text, locale), delayMs);
  }

  stop() {
    clearTimeout(this.#timer);
    synthesis?.cancel();
  }
}

function speakNow(text: string, locale: string) {
  const voice = findVoice(locale);
  if (!voice) return;
  const utterance = new SpeechSynthesisUtterance(text);
  Object.assign(utterance, { voice, lang: voice.lang, rate });
  synthesis?.speak(utterance);
}
