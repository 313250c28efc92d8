import { useId, useState } from "react";
import {
  type ColumnChoice,
  suggestColumns,
  suggestOrder,
} from "#domain/formats/import/any-csv/column-choice.ts";
import { Button } from "../../ui/Button.tsx";
import { Field } from "../../ui/Field.tsx";
import { OneOf } from "../../ui/OneOf.tsx";
import type { FlowState } from "./flow-state.ts";
import type { ImportFlow, Known } from "./import-flow.ts";
import { StepButtons } from "./StepButtons.tsx";
import { StepHead } from "./StepHead.tsx";
import { TableRows } from "./TableRows.tsx";

type Props = { flow: ImportFlow; state: Extract<FlowState, { step: "columns" }>; known: Known };

/** The person says which column of a table holds what, with the first rows in view. */
export function ColumnsStep({ flow, state: { table, fileName }, known }: Props) {
  const [choice, setChoice] = useState(() => suggestColumns(table));
  const change = (next: Partial<ColumnChoice>) => setChoice((current) => ({ ...current, ...next }));
  const setDate = (date: number | null) => {
    const cells = date === null ? [] : table.rows.map((cells) => cells[date] ?? "");
    change({ date, dateOrder: suggestOrder(cells) });
  };
  const column = (label: string, key: "time" | "mood" | "intensity", hint?: string) => (
    <ColumnField
      {...{ label, header: table.header, value: choice[key], ...(hint && { hint }) }}
      onChange={(value) => change({ [key]: value })}
    />
  );
  return (
    <>
      <StepHead
        title="Which column is which?"
        text={`These are the first rows of ${fileName}. Only the date is needed.`}
      />
      <TableRows table={table} />
      <div className="grid gap-4 sm:grid-cols-2">
        <ColumnField label="Date" header={table.header} value={choice.date} onChange={setDate} />
        {column("Time", "time", "If it is not beside the date.")}
        {column("Mood", "mood")}
        {column("Intensity", "intensity", "A number from 1 to 10.")}
        <ColumnsField
          label="Notes"
          header={table.header}
          value={choice.notes}
          onChange={(notes) => change({ notes })}
        />
        <ColumnsField
          label="Tags"
          header={table.header}
          value={choice.tags}
          onChange={(tags) => change({ tags })}
        />
      </div>
      {choice.dateOrder && (
        <OneOf
          legend="The date has"
          options={[
            ["day-first", "The day first"],
            ["month-first", "The month first"],
          ]}
          value={choice.dateOrder}
          onValueChange={(dateOrder) => change({ dateOrder })}
        />
      )}
      <SeparatorField value={choice.separator} onChange={(separator) => change({ separator })} />
      <StepButtons onCancel={flow.leave}>
        <Button
          variant="primary"
          disabled={choice.date === null}
          onClick={() => void flow.chooseColumns(choice, known.tags)}
        >
          Read it
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

const nameOf = (name: string, at: number) => name.trim() || `Column ${at + 1}`;

const ColumnField = ({ label, hint, header, value, onChange }: ColumnProps) => (
  <Field label={label} hint={hint}>
    {(props) => (
      <select
        {...props}
        value={value ?? ""}
        onChange={({ target }) => onChange(target.value === "" ? null : Number(target.value))}
      >
        <option value="">None</option>
        {header.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
          <option key={at} value={at}>
            {nameOf(name, at)}
          </option>
        ))}
      </select>
    )}
  </Field>
);

type ColumnsProps = {
  label: string;
  header: readonly string[];
  value: readonly number[];
  onChange: (columns: readonly number[]) => void;
};

/** Several columns can hold them. */
function ColumnsField({ label, header, value, onChange }: ColumnsProps) {
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
            <bdi className="min-w-0 wrap-anywhere">{nameOf(name, at)}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

const separators = [
  ["", "Nothing"],
  ["|", "|"],
  [";", ";"],
  [",", ","],
] as const;

/** The spaces round a separator do not matter. */
const SeparatorField = ({ value, onChange }: { value: string; onChange: (separator: string) => void }) => (
  <OneOf
    legend="Between several moods or tags in one cell stands"
    options={separators}
    value={separators.find(([one]) => one === value.trim())?.[0] ?? ""}
    onValueChange={onChange}
  />
);
