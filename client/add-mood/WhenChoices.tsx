import { type ReactNode, useId, useState } from "react";
import { addMood } from "#domain/languages/en/add-mood.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Sentence, Translator } from "#domain/languages/translator.ts";
import type { Clock } from "#domain/local-time.ts";
import { type QuickMomentId, quickMoments } from "#domain/quick-moments.ts";
import type { LocalTime } from "#domain/typed-moment.ts";
import { useTranslator } from "../languages/language.ts";
import { formatTime } from "../stars/star-text.ts";
import { serverClock } from "../time/server-clock.ts";
import { cn } from "../ui/class-names.ts";
import { Field } from "../ui/Field.tsx";
import type { TypedWhen } from "./mood-form.ts";
import { clockOf, type OwnMoment, readWhen } from "./read-when.ts";
import { deviceZone, earlierToday, typedOf } from "./typed-when.ts";

type Props = {
  id: string;
  when: TypedWhen | null;
  onWhenChange: (when: TypedWhen | null) => void;
  /** Null for a new star, which is for now unless the person says otherwise. */
  own: OwnMoment | null;
  /** Why the form was not sent. */
  sentence: Sentence | undefined;
};

const quickNames: Readonly<Record<QuickMomentId, Text>> = {
  "hour-ago": addMood.when.quick.hourAgo,
  "this-morning": addMood.when.quick.thisMorning,
  "last-night": addMood.when.quick.lastNight,
  "yesterday-evening": addMood.when.quick.yesterdayEvening,
};

const now = () => serverClock.at(Date.now());

/** The quick choices, a date and a time. A moment that is not possible gets a sentence, with what comes nearest to it. */
export function WhenChoices({ id, when, onWhenChange, own, sentence }: Props) {
  const t = useTranslator();
  const clock = clockOf(own);
  // Quick choices do not move while the person chooses.
  const [quick] = useState(() => quickMoments(now(), clock));
  const read = when && readWhen(when, clock, now());
  const error = (read && !read.ok && read.isWrong ? read.sentence : sentence)?.(t);
  return (
    <fieldset
      id={id}
      aria-label={t(addMood.when.title)}
      className="mb-1 flex min-w-0 animate-fade flex-col gap-3 rounded-control border border-line p-3"
    >
      <div className="flex flex-wrap gap-1.5">
        <Choice isChosen={when === null} onChoose={() => onWhenChange(null)}>
          {own ? t(addMood.when.asItWas) : t(addMood.when.now)}
        </Choice>
        {quick.map((moment) => (
          <Choice
            key={moment.id}
            isChosen={isSameTime(when, typedOf(moment))}
            onChoose={() => onWhenChange(typedOf(moment))}
          >
            {t(quickNames[moment.id])}
          </Choice>
        ))}
      </div>
      <TypedMoment when={when} onWhenChange={onWhenChange} own={own} clock={clock} error={error} />
      {read && <Offers choices={read.choices} when={when} onChoose={onWhenChange} />}
      {clock !== deviceZone() && <p className="text-quiet text-small">{clockText(t, clock)}</p>}
    </fieldset>
  );
}

/** Says whose clocks the fields show, with the offset as `+09:00` where the zone is unknown. */
function clockText(t: Translator, clock: Clock): string {
  if (typeof clock === "string") return t(addMood.when.clocksOf, { zone: clock.replaceAll("_", " ") });
  const time = new Date(Math.abs(clock) * 60_000).toISOString().slice(11, 16);
  return t(addMood.when.clockOfStar, { offset: `${clock < 0 ? "−" : "+"}${time}` });
}

type TypedProps = Pick<Props, "when" | "onWhenChange" | "own"> & { clock: Clock; error: string | undefined };

function TypedMoment({ when, onWhenChange, own, clock, error }: TypedProps) {
  const t = useTranslator();
  const errorId = useId();
  const today = earlierToday(now(), clock);
  const shown = when ?? (own ? typedOf(own) : today);
  const wrong = shown.date === "" ? "date" : "time";
  const fields = [
    { label: addMood.when.date, name: "date", min: "1900-01-01", max: today.date },
    { label: addMood.when.time, name: "time" },
  ] as const;
  return (
    <div>
      <div className="grid grid-cols-2 gap-3 max-[22.4rem]:grid-cols-1">
        {fields.map(({ label, name, ...range }) => (
          <Field key={name} label={t(label)}>
            {(control) => (
              <input
                {...control}
                {...range}
                name={name}
                type={name}
                value={shown[name]}
                aria-invalid={error !== undefined && name === wrong}
                aria-describedby={error ? errorId : undefined}
                onChange={(event) => onWhenChange({ ...shown, utcOffset: null, [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <p id={errorId} role="alert" className="pt-1.5 text-danger text-small empty:hidden">
        {error}
      </p>
    </div>
  );
}

type OffersProps = {
  choices: readonly LocalTime[];
  when: TypedWhen | null;
  onChoose: (when: TypedWhen) => void;
};

/** Both times of an hour that a clock change repeats, or the time that the clocks showed instead of a skipped one. */
function Offers({ choices, when, onChoose }: OffersProps) {
  const t = useTranslator();
  const [first, second] = choices;
  const isOther = first && !isSameTime(when, typedOf(first));
  if (!first || (!second && !isOther)) return null;
  return (
    <div className="flex flex-wrap gap-1.5">
      {choices.map((moment) => (
        <Choice
          key={moment.timestamp}
          isChosen={when?.utcOffset === moment.utcOffset}
          onChoose={() => onChoose(typedOf(moment))}
        >
          {second
            ? t(moment === first ? addMood.when.before : addMood.when.after, { time: formatTime(t, moment) })
            : formatTime(t, moment)}
        </Choice>
      ))}
    </div>
  );
}

const isSameTime = (when: TypedWhen | null, other: TypedWhen) =>
  when?.date === other.date && when.time === other.time;

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

export function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className={cn(
        "min-h-11 rounded-full border border-line bg-raised px-3 text-small hover:border-edge",
        "aria-pressed:border-accent aria-pressed:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)]",
      )}
    >
      {children}
    </button>
  );
}
