/** A device with voices: the browser that runs the tests has none. It records what the page says. */

import { vi } from "vitest";

const makeVoice = (voice: { name: string; lang: string; localService: boolean }) =>
  ({ ...voice, voiceURI: voice.name, default: false }) as SpeechSynthesisVoice;

/** Stands in for an utterance, because its voice is of the wrong type for a real one. */
class Utterance {
  voice: SpeechSynthesisVoice | null = null;
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

/** Installs a voice of the device and one of a service, until the end of the test. */
export function installVoices() {
  const said: string[] = [];
  let saying: string | null = null;
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.spyOn(speechSynthesis, "getVoices").mockReturnValue([
    makeVoice({ name: "Remote", lang: "en-US", localService: false }),
    makeVoice({ name: "Anna", lang: "en-GB", localService: true }),
  ]);
  vi.spyOn(speechSynthesis, "speak").mockImplementation(({ text, voice }) => {
    if (text === "") return;
    saying = text;
    said.push(`${voice?.name}: ${text}`);
  });
  vi.spyOn(speechSynthesis, "cancel").mockImplementation(() => {
    saying = null;
  });
  speechSynthesis.dispatchEvent(new Event("voiceschanged"));
  return {
    /** Voice and text, oldest first. */
    said: said as readonly string[],
    saying: () => saying,
  };
}
