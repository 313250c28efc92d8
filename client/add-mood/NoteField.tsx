import { noteLimit } from "#domain/mood-entry.ts";
import { TextArea } from "../ui/TextField.tsx";

/** The counter appears from this length. */
const nearLimit = noteLimit - 200;

type Props = { value: string; onValueChange: (note: string) => void };

export function NoteField({ value, onValueChange }: Props) {
  const count = `${value.length.toLocaleString("en")} of ${noteLimit.toLocaleString("en")} characters`;
  const isOver = value.length > noteLimit;
  return (
    <TextArea
      label="Note"
      name="note"
      value={value}
      onValueChange={onValueChange}
      aside={value.length >= nearLimit ? count : "Optional"}
      error={isOver ? `A note can have up to ${noteLimit.toLocaleString("en")} characters.` : undefined}
    />
  );
}
