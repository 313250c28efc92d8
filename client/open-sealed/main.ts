/** The page that opens a sealed export without a network: one file, of which nothing leaves the browser. */

import { fieldOf, textOf } from "#domain/formats/import/json-shape.ts";
import { sealedRecordsOf, withOpenedWords } from "#domain/formats/sealed-file.ts";
import type { FileSeal } from "#domain/formats/universe-file.ts";
import { openSealed } from "#domain/languages/en/open-sealed.ts";
import { directionOf } from "#domain/languages/languages.ts";
import type { Text } from "#domain/languages/text.ts";
import { readKit } from "#domain/sealed/kit.ts";
import { passphraseKey } from "../sealed/crypto/argon2.ts";
import { plainPassphraseKey } from "../sealed/crypto/argon2-plain.ts";
import { keysOf } from "../sealed/crypto/keys.ts";
import { openAll } from "../sealed/crypto/open-all.ts";
import { type SlotSecret, slotsBy } from "../sealed/crypto/slots-by.ts";
import { openSealBy } from "../sealed/open-seal-by.ts";
import { saveFile } from "../ui/save-file.ts";
import { JournalList } from "./journal-list.ts";
import { readFile, readJournal } from "./opened-file.ts";
import { findParts } from "./page-parts.ts";
import { fillLanguages, translatorOf } from "./reader.ts";

type Chosen = { readonly json: object; readonly seal: FileSeal | null };
/** `left` is the number of records whose words do not open. */
type Opened = { readonly json: object; readonly left: number };

const parts = findParts();
const list = new JournalList(parts);
let t = translatorOf(null);
let chosen: Chosen | null = null;
let opened: Opened | null = null;
let refusal: Text | null = null;
let failure: Text | null = null;
let isOpening = false;

// Browsers start no worker from a file.
const { openSlot } = slotsBy((passphrase, parameters) =>
  passphraseKey(passphrase, parameters).catch(() => plainPassphraseKey(passphrase, parameters)),
);

const withKit = () => parts.form.with.value === "recovery";

/** Writes everything that is in view, in the reader's language. */
function draw() {
  document.documentElement.lang = t.language;
  document.documentElement.dir = directionOf(t.language);
  document.title = t(openSealed.title);
  parts.language.value = t.language;
  parts.languageLabel.textContent = t(openSealed.language);
  parts.title.textContent = t(openSealed.title);
  parts.introduction.textContent = t(openSealed.introduction);
  parts.choose.textContent = t(chosen ? openSealed.file.another : openSealed.file.choose);
  parts.hint.textContent = t(openSealed.file.hint);
  parts.hint.hidden = chosen !== null;
  say(parts.refused, refusal);
  parts.found.textContent = chosen ? foundText(chosen) : "";
  drawForm();
  drawJournal();
}

function foundText({ json, seal }: Chosen): string {
  const { moodEntries } = json as { moodEntries: readonly unknown[] };
  const day = new Date(textOf(fieldOf(json, "exportedAt")));
  const found = t(openSealed.file.found, {
    count: moodEntries.length,
    day: Number.isNaN(day.getTime())
      ? "?"
      : new Intl.DateTimeFormat(t.locale, { dateStyle: "long" }).format(day),
  });
  return seal ? found : `${found} ${t(openSealed.file.notSealed)}`;
}

function drawForm() {
  parts.form.hidden = !chosen?.seal || opened !== null;
  parts.with.textContent = t(openSealed.key.with);
  parts.passphrase.textContent = t(openSealed.key.passphrase);
  parts.kit.textContent = t(openSealed.key.kit);
  parts.kitHint.textContent = t(openSealed.key.kitHint);
  parts.kitHint.hidden = !withKit();
  parts.typed.ariaLabel = t(withKit() ? openSealed.key.kit : openSealed.key.passphrase);
  parts.reveal.textContent = t(parts.typed.type === "text" ? openSealed.key.hide : openSealed.key.show);
  parts.open.textContent = t(isOpening ? openSealed.key.opening : openSealed.key.open);
  parts.open.disabled = isOpening;
  say(parts.wrong, failure);
}

function drawJournal() {
  parts.journal.hidden = !opened;
  if (!opened) return;
  parts.journalTitle.textContent = t(openSealed.journal.title);
  parts.saving.hidden = !chosen?.seal;
  parts.save.textContent = t(openSealed.journal.save);
  parts.saveHint.textContent = t(openSealed.journal.saveHint);
  parts.notOpened.hidden = opened.left === 0;
  parts.notOpened.textContent = t(openSealed.journal.notOpened, { count: opened.left });
  list.draw(t);
}

function say(part: HTMLElement, text: Text | null) {
  part.hidden = text === null;
  part.textContent = text ? t(text) : "";
}

async function choose(file: Blob) {
  const read = await readFile(file);
  chosen = read.kind === "universe" ? { json: read.json, seal: read.seal } : null;
  refusal = read.kind === "universe" ? null : refusals[read.kind];
  failure = null;
  opened = null;
  parts.typed.value = "";
  if (chosen && !chosen.seal) show({ json: chosen.json, left: 0 });
  draw();
  if (chosen?.seal) parts.typed.focus();
}

const refusals = {
  "not-json": openSealed.file.notJson,
  "not-ours": openSealed.file.notOurs,
  damaged: openSealed.key.damaged,
};

function show(next: Opened) {
  opened = next;
  list.read(readJournal(next.json));
}

/** What was typed; null for a kit that cannot be one. */
function typedSecret(): SlotSecret | null {
  const { value } = parts.typed;
  if (!withKit()) return { kind: "passphrase", passphrase: value };
  const read = readKit(value);
  return read.ok ? { kind: "recovery", kit: read.kit } : null;
}

async function open({ json, seal }: Chosen) {
  const secret = typedSecret();
  failure = secret ? null : openSealed.key.mistyped;
  if (!secret || !seal) return draw();
  isOpening = true;
  draw();
  await painted();
  const result = await openSealBy(openSlot, seal, [secret]);
  if (result.ok) {
    const keys = await Promise.all([...result.masters].map(([epoch, master]) => keysOf(master, epoch)));
    for (const master of result.masters.values()) master.fill(0);
    const words = await openAll(sealedRecordsOf(json), { keys, userId: seal.sealedFor });
    show({
      json: withOpenedWords(json, words),
      left: words.filter((each) => each === null).length,
    });
    parts.typed.value = "";
  } else if (result.reason === "wrong")
    failure = withKit() ? openSealed.key.wrongKit : openSealed.key.wrongPassphrase;
  else failure = openSealed.key.damaged;
  isOpening = false;
  draw();
  if (opened) parts.journalTitle.focus();
}

/** The key of a passphrase takes a second, in which the page draws nothing. */
const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

function save({ json }: Opened) {
  const day = new Date().toISOString().slice(0, 10);
  const text = `${JSON.stringify(json, null, 1)}\n`;
  saveFile(new Blob([text], { type: "application/json" }), `mood-universe-${day}.json`);
}

fillLanguages(parts.language);
parts.language.addEventListener("change", () => {
  t = translatorOf(parts.language.value);
  draw();
});
parts.file.addEventListener("change", () => {
  const [file] = parts.file.files ?? [];
  if (file) void choose(file);
  // Choosing a file once more is a change, too.
  parts.file.value = "";
});
parts.form.addEventListener("change", ({ target }) => {
  // A kit is copied from paper, group by group.
  if (target !== parts.typed) parts.typed.type = withKit() ? "text" : "password";
  draw();
});
parts.form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (chosen && !isOpening) void open(chosen);
});
parts.reveal.addEventListener("click", () => {
  parts.typed.type = parts.typed.type === "text" ? "password" : "text";
  draw();
});
parts.save.addEventListener("click", () => opened && save(opened));
parts.search.addEventListener("input", () => list.draw(t));
parts.more.addEventListener("click", () => list.showMore(t));

const canOpen = globalThis.crypto?.subtle !== undefined;
parts.choosing.hidden = !canOpen;
say(parts.noCryptography, canOpen ? null : openSealed.noCryptography);
draw();
