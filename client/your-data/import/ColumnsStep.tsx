import { useId, useState } from "react";
import { type ColumnChoice, formOf, suggestColumns } from "#domain/formats/import/any-csv/column-choice.ts";
import { imports } from "#domain/languages/en/imports.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import { Select } from "../../ui/Select.tsx";
import type { Table } from "./messages.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { TableRows } from "./TableRows.tsx";

type Props = {
  fileName: string;
  table: Table;
  onAnswer: (columns: ColumnChoice) => void;
  onCancel: () => void;
};

/** The person says which column of a table holds what, with the first rows in view. */
export function ColumnsStep({ fileName, table, onAnswer, onCancel }: Props) {
  const t = useTranslator();
  const [choice, setChoice] = useState(() => suggestColumns(table));
  const change = (next: Partial<ColumnChoice>) => setChoice((current) => ({ ...current, ...next }));
  const setDate = (date: number | null) => change({ date, dateForm: formOf(table.columns, date) });
  const setMood = (mood: number | null) =>
    change({ mood, scale: mood === null ? null : (table.columns[mood]?.scale ?? null) });
  const column = (label: Text, key: "time" | "intensity", hint?: Text) => (
    <ColumnField
      {...{ label: t(label), header: table.header, value: choice[key], ...(hint && { hint: t(hint) }) }}
      onChange={(value) => change({ [key]: value })}
    />
  );
  return (
    <>
      <StepHead title={t(imports.columns.title)} text={t(imports.columns.text, { file: fileName })} />
      <TableRows table={table} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ColumnField
          label={t(imports.columns.date)}
          header={table.header}
          value={choice.date}
          onChange={setDate}
        />
        {column(imports.columns.time, "time", imports.columns.timeHint)}
        <ColumnField
          label={t(imports.columns.mood)}
          header={table.header}
          value={choice.mood}
          onChange={setMood}
        />
        {column(imports.columns.intensity, "intensity", imports.columns.intensityHint)}
        <ColumnsField
          label={t(imports.columns.notes)}
          header={table.header}
          value={choice.notes}
          onChange={(notes) => change({ notes })}
        />
        <ColumnsField
          label={t(imports.columns.tags)}
          header={table.header}
          value={choice.tags}
          onChange={(tags) => change({ tags })}
        />
      </div>
      {choice.dateForm.order && (
        <OneOf
          legend={t(imports.columns.dateHas)}
          options={[
            ["day-first", t(imports.columns.dayFirst)],
            ["month-first", t(imports.columns.monthFirst)],
            ["year-first", t(imports.columns.yearFirst)],
          ]}
          value={choice.dateForm.order}
          onValueChange={(order) => change({ dateForm: { ...choice.dateForm, order } })}
        />
      )}
      <SeparatorField value={choice.separator} onChange={(separator) => change({ separator })} />
      <StepButtons onCancel={onCancel}>
        <Button variant="primary" disabled={choice.date === null} onClick={() => onAnswer(choice)}>
          {t(imports.columns.read)}
        </Button>
      </StepButtons>
    </>
  );
}

type ColumnProps = {
  label: string;
  hint?: string;
  header: readonly string[];
  value: number | null;
  onChange: (column: number | null) => void;
};

const nameOf = (t: Translator, name: string, at: number) =>
  name.trim() || t(imports.columns.unnamed, { number: at + 1 });

function ColumnField({ label, hint, header, value, onChange }: ColumnProps) {
  const t = useTranslator();
  return (
    <Field label={label} hint={hint}>
      {(props) => (
        <Select
          {...props}
          value={value ?? ""}
          onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
        >
          <option value="">{t(imports.columns.none)}</option>
          {header.map((name, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
            <option key={at} value={at}>
              {nameOf(t, name, at)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}

type ColumnsProps = {
  label: string;
  header: readonly string[];
  value: readonly number[];
  onChange: (columns: readonly number[]) => void;
};

/** Several columns can hold them. */
function ColumnsField({ label, header, value, onChange }: ColumnsProps) {
  const t = useTranslator();
  const id = useId();
  const toggle = (at: number) =>
    onChange(
      value.includes(at) ? value.filter((other) => other !== at) : [...value, at].sort((a, b) => a - b),
    );
  return (
    <fieldset className="min-w-0">
      <legend id={id} className="pb-1.5 font-medium">
        {label}
      </legend>
      <div className="max-h-44 divide-y divide-line overflow-y-auto rounded-control border border-edge bg-raised">
        {header.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <label key={at} className="flex min-h-11 items-center gap-3 px-3">
            <input
              type="checkbox"
              checked={value.includes(at)}
              onChange={() => toggle(at)}
              className="size-4 shrink-0 accent-accent"
            />
            <bdi className="min-w-0 wrap-anywhere">{nameOf(t, name, at)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const separators = ["", "|", ";", ","] as const;

/** The spaces round a separator do not matter. */
function SeparatorField({ value, onChange }: { value: string; onChange: (separator: string) => void }) {
  const t = useTranslator();
  return (
    <OneOf
      legend={t(imports.columns.separator)}
      options={separators.map((one) => [one, one || t(imports.columns.nothing)] as const)}
      value={separators.find((one) => one === value.trim()) ?? ""}
      onValueChange={onChange}
    />
  );
}
