import { addMood } from "#domain/languages/en/add-mood.ts";
import { noteLimit } from "#domain/records/star/fields.ts";
import { useTranslator } from "../languages/language.ts";
import { TextArea } from "../ui/TextField.tsx";

/** The counter appears from this length. */
const nearLimit = noteLimit - 200;

type Props = { value: string; onValueChange: (note: string) => void };

export function NoteField({ value, onValueChange }: Props) {
  const t = useTranslator();
  const count = t(addMood.note.count, { count: value.length, max: noteLimit });
  const isOver = value.length > noteLimit;
  return (
    <TextArea
      label={t(addMood.note.title)}
      name="note"
      value={value}
      onValueChange={onValueChange}
      aside={value.length >= nearLimit ? count : t(addMood.optional)}
      error={isOver ? t(addMood.note.tooLong, { max: noteLimit }) : undefined}
    />
  );
}
