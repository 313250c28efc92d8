import { partsOfDay } from "#domain/calendar.ts";
import { type FileParagraph, letterFile } from "#domain/formats/letter-file.ts";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import { joined } from "#domain/languages/lists.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { Letter, LetterUniverse } from "#domain/letters/letter-data.ts";
import { type Paragraph, writeLetter } from "#domain/letters/write-letter.ts";
import { translator } from "../languages/language.ts";
import { saveFile } from "../ui/save-file.ts";
import { showToast } from "../ui/toasts.ts";
import { drawPicture } from "./draw-picture.ts";
import { periodName, quotedDay } from "./letter-text.ts";

export type SavedLetter = { readonly letter: Letter; readonly universe: LetterUniverse };

/** Pixels. */
const pictureSize = { width: 2_400, height: 1_500 };
const pageSize = { width: 1_600, height: 800 };

const nameOf = ({ period }: Letter, ending: "png" | "html") =>
  `mood-universe-${partsOfDay(period.first).year}.${ending}`;

const captionOf = (t: Translator, { period, stars }: Letter) =>
  t(letterPage.keep.caption, { year: periodName(t, period), count: stars.length });

/** Saves the stars of a letter as a picture, without a word of the notes. */
export async function savePicture({ letter, universe }: SavedLetter) {
  const t = translator();
  const canvas = await drawPicture(universe.feelings, letter, pictureSize, captionOf(t, letter));
  const blob = await new Promise<Blob | null>((resolve) =>
    canvas ? canvas.toBlob(resolve, "image/png") : resolve(null),
  );
  if (blob) saveFile(blob, nameOf(letter, "png"));
  const { saved, notSaved } = letterPage.keep;
  showToast((t) =>
    blob
      ? { title: t(saved.title), description: t(saved.picture) }
      : { title: t(notSaved.title), description: t(notSaved.text) },
  );
}

/** Saves a letter as a page. Without the person's words, what leads to them is left out, too. */
export async function savePage({ letter, universe }: SavedLetter, withWords: boolean) {
  const t = translator();
  const canvas = await drawPicture(universe.feelings, letter, pageSize, null);
  const page = letterFile({
    language: t.language,
    title: `${t(letterPage.keep.fileTitle)} · ${periodName(t, letter.period)}`,
    heading: periodName(t, letter.period),
    picture: canvas?.toDataURL("image/png") ?? null,
    paragraphs: writeLetter(t, letter, universe).flatMap((paragraph) =>
      fileParagraph(t, paragraph, universe, withWords),
    ),
    foot: captionOf(t, letter),
  });
  saveFile(new Blob([page], { type: "text/html" }), nameOf(letter, "html"));
  const { saved } = letterPage.keep;
  showToast((t) => ({ title: t(saved.title), description: t(saved.page) }));
}

function fileParagraph(
  t: Translator,
  paragraph: Paragraph,
  { entries }: LetterUniverse,
  withWords: boolean,
): readonly FileParagraph[] {
  if (paragraph.kind === "text") return [{ kind: "text", text: joined(t, paragraph.sentences) }];
  const entry = entries.find(({ id }) => id === paragraph.starId);
  // A letter that is being made anew still has the words.
  if (!withWords || !entry || entry.keptOutOfLetters) return [];
  const { leadIn, words } = paragraph;
  return [{ kind: "quote", leadIn, words, date: quotedDay(t, paragraph.day) }];
}
