import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mails } from "#domain/languages/en/mails.ts";
import { reminderTexts } from "#domain/languages/en/reminder-lines.ts";
import { directionOf, type LanguageId, languageIds } from "#domain/languages/languages.ts";
import { flatMessages, textsIn } from "#domain/languages/text.ts";
import { publicUrl } from "../../testing/authenticator/passkeys.ts";
import { type EveryMail, type MailTest, openMailTest, receiveEveryMail } from "../../testing/every-mail.ts";
import type { ReceivedMail } from "../../testing/received-mail.ts";
import { isolatedName } from "../mail/letter-layout.ts";

let at: MailTest;
beforeAll(async () => {
  at = await openMailTest();
});
afterAll(async () => {
  await at.close();
  expect(at.receiver.problems).toEqual([]);
});

const { questions, orOpen, ...kinds } = mails;

/** The messages of a part as its file in this language has them, by the ids of their texts. */
async function readMessages(language: LanguageId, part: string, english: object) {
  if (language === "en") return new Map(textsIn(english).map((text) => [text.id, text.english]));
  const file = new URL(`../../domain/languages/${language}/${part}.ts`, import.meta.url);
  const { messages } = await import(file.href);
  return new Map(flatMessages(part, messages).map(([id, message]) => [id, String(message)]));
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const unescaped = (html: string) =>
  html.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'");
const readable = ({ html }: ReceivedMail) => onOneLine(unescaped(html.replace(/<[^>]*>/g, " ")));
/** What a message says around its placeholders. */
const saidBy = (message = "") =>
  message
    .split(/\{\w+\}/)
    .map(onOneLine)
    .filter((said) => /\p{L}/u.test(said));

/** The subject, and the labels of buttons. */
const isInHtmlAlone = /\.(subject|confirm|signIn|addStar|(checkIn|webhookPaused)\.open)$/;

const header = (mail: ReceivedMail, key: string) => mail.headers.find((one) => one.key === key)?.value;

describe.each(languageIds)("a person who reads %s", (language) => {
  let every: EveryMail;
  let words: Map<string, string>;
  beforeAll(async () => {
    every = await receiveEveryMail(at, language);
    words = await readMessages(language, "mails", mails);
  });
  const listed = () => Object.entries(every.mails) as [keyof typeof kinds, ReceivedMail][];
  const partsOf = (text: string) => saidBy(words.get(text));

  it("gets every mail with the words of this language, as text and as HTML", () => {
    expect(Object.keys(every.mails).sort()).toEqual(Object.keys(kinds).sort());
    for (const [kind, mail] of listed()) {
      for (const { id } of [...textsIn(kinds[kind]), questions]) {
        if (id.endsWith(".subject")) expect(mail.subject).toBe(words.get(id));
        for (const part of partsOf(id)) {
          expect(readable(mail)).toContain(part);
          if (!isInHtmlAlone.test(id)) expect(onOneLine(mail.text)).toContain(part);
        }
      }
    }
    const withButton = listed().filter(([, { html }]) => html.includes("display:inline-block"));
    expect(withButton).toHaveLength(8);
    for (const [, mail] of withButton)
      expect(readable(mail)).toContain(onOneLine(words.get(orOpen.id) ?? ""));
  });

  it("gets no English in them, and no placeholder", () => {
    for (const [kind, mail] of listed()) {
      const shown = [mail.subject, onOneLine(mail.text), readable(mail)].join("\n");
      expect(shown, kind).not.toMatch(/[{}<>]|\b(undefined|null|NaN)\b/);
      if (language !== "en")
        for (const { english } of [...textsIn(kinds[kind]), questions, orOpen])
          for (const part of saidBy(english)) expect(shown, kind).not.toContain(part);
    }
  });

  it("gets their language and direction named, for the mail and wherever its HTML is shown", () => {
    const dir = directionOf(language) === "rtl" ? ' dir="rtl"' : "";
    for (const [, mail] of listed()) {
      expect(header(mail, "content-language")).toBe(language);
      expect(mail.html).toContain(`<html lang="${language}"${dir}>`);
      expect(mail.html).toContain(`<div lang="${language}"${dir} `);
      expect(mail.html).toContain(`<title>${mail.subject.replaceAll("'", "&#39;")}</title>`);
    }
  });

  it("gets them over the wire in ASCII, with the name of the universe apart from the sentence", () => {
    for (const [, mail] of listed()) expect(mail.raw).toMatch(/^[\r\n\t -~]*$/);
    const names = every.universeNames.map(isolatedName);
    for (const [kind, mail] of listed()) {
      const hasName = textsIn(kinds[kind]).some(({ english }) => english.includes("{universe}"));
      for (const shown of [mail.text, unescaped(mail.html)])
        expect(names.some((name) => shown.includes(name))).toBe(hasName);
    }
  });

  if (directionOf(language) === "rtl")
    it("gets lines of text that all begin from right to left", () => {
      for (const [, { text }] of listed())
        for (const line of text.split("\n").filter((one) => !/^(https?:|Mood Universe$)/.test(one))) {
          const [first = ""] = /\p{L}/u.exec(line.replace(/\u2068[^\u2069]*\u2069/g, "")) ?? [];
          expect(first, line).toMatch(/^(\p{Script=Arabic})?$/u);
        }
    });

  it("gets reminders with a line and buttons of this language", async () => {
    const lines = await readMessages(language, "reminder-lines", reminderTexts);
    const ofLines = [...lines].filter(([id]) => id.startsWith("reminder-lines.lines."));
    const { notification, actions } = every.push;
    expect(notification).toMatchObject({ lang: language, dir: directionOf(language) });
    expect(actions).toEqual({
      rest: lines.get(reminderTexts.rest.id),
      stop: lines.get(reminderTexts.stop.id),
    });
    for (const line of [notification.body, every.mails.reminder?.subject])
      expect(ofLines.map(([, message]) => message)).toContain(line);
    const ofCheckIns = [...lines].filter(([id]) => id.startsWith("reminder-lines.checkInLines."));
    expect(ofCheckIns.map(([, message]) => message)).toContain(every.mails.checkIn?.subject);
    for (const said of [every.mails.reminder?.subject, lines.get(reminderTexts.stop.id)])
      expect(readable(every.mails.reminder as ReceivedMail)).toContain(said);
  });
});

it("a person of an installation below a path gets no link that leads elsewhere", async () => {
  const below = await openMailTest(undefined, new URL("/mood/", publicUrl));
  const every = await receiveEveryMail(below, "en");
  const linked = Object.entries(every.mails).map(([kind, mail]) => {
    const said = [mail.text, mail.html, header(mail, "list-unsubscribe")].join("\n");
    return [kind, said.match(/https?:[^\s"<>]+/g) ?? []] as const;
  });
  expect(linked.flatMap(([, links]) => links).length).toBeGreaterThan(20);
  for (const [kind, links] of linked)
    for (const link of links)
      expect([kind, link.slice(0, `${publicUrl}mood/`.length)]).toEqual([kind, `${publicUrl}mood/`]);
  expect(every.push.notification.navigate).toBe(`${publicUrl}mood/?add=1`);
  await below.close();
});
