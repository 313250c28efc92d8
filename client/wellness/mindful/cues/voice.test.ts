import { expect, it } from "vitest";
import { chooseVoice } from "./voice.ts";

const voice = (voiceURI: string, lang: string, more = {}) => ({
  voiceURI,
  lang,
  localService: true,
  default: false,
  ...more,
});

const samantha = voice("com.apple.voice.compact.en-US.Samantha", "en-US");
const moira = voice("com.apple.voice.compact.en-IE.Moira", "en-IE");
const albert = voice("com.apple.speech.synthesis.voice.Albert", "en-US");
const anna = voice("com.apple.voice.compact.de-DE.Anna", "de-DE", { default: true });
const remote = voice("Google US English", "en-US", { localService: false });

it("the voice speaks the reader's language and is on the device", () => {
  expect(chooseVoice([anna, remote], "en-US")).toBeUndefined();
  expect(chooseVoice([], "en-US")).toBeUndefined();
  expect(chooseVoice([anna, remote, samantha], "en")).toBe(samantha);
  expect(chooseVoice([anna, remote, samantha], "de-AT")).toBe(anna);
});

it("a language without a region has the voice of its most likely region", () => {
  const cantonese = voice("com.apple.voice.compact.zh-HK.Sinji", "zh-HK");
  const mandarin = voice("com.apple.voice.compact.zh-CN.Tingting", "zh-CN");
  expect(chooseVoice([cantonese, mandarin], "zh-Hans")).toBe(mandarin);
});

it("the voice is the person's default, else of their region, else one that does not sing", () => {
  expect(chooseVoice([albert, samantha, { ...moira, default: true }], "en-US")?.lang).toBe("en-IE");
  expect(chooseVoice([albert, samantha, moira], "en-IE")).toBe(moira);
  expect(chooseVoice([albert, samantha, moira], "en-AU")).toBe(samantha);
  expect(chooseVoice([albert], "en-US")).toBe(albert);
});

it("languages with an underscore, as Android writes them, count too", () => {
  const android = voice("en_GB", "en_GB");
  expect(chooseVoice([samantha, android], "en-GB")).toBe(android);
});
