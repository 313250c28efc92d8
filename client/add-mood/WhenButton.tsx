import { ChevronDown, Clock } from "lucide-react";
import { addMood } from "#domain/languages/en/add-mood.ts";
import { dateTimeFormat } from "#domain/languages/format.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { useTranslator } from "../languages/language.ts";
import { cn } from "../ui/class-names.ts";
import type { TypedWhen } from "./mood-form.ts";
import type { OwnMoment } from "./read-when.ts";
import { typedOf } from "./typed-when.ts";

type Props = {
  when: TypedWhen | null;
  /** Null for a new star. */
  own: OwnMoment | null;
  isOpen: boolean;
  /** The id of the choices. */
  controls: string;
  onPress: () => void;
};

/** Shows the moment of the star and opens the choices of it. */
export function WhenButton({ when, own, isOpen, controls, onPress }: Props) {
  const t = useTranslator();
  const text = momentText(t, when, own);
  return (
    <button
      type="button"
      aria-label={t(addMood.when.button, { moment: text })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onPress}
      className="flex min-h-11 max-w-[60%] shrink-0 items-center gap-1.5 self-start rounded-full border border-line bg-raised px-3 text-small hover:border-edge"
    >
      <Clock aria-hidden="true" className="size-4 shrink-0 text-quiet" />
      <span className="truncate">{text}</span>
      <ChevronDown
        aria-hidden="true"
        className={cn("size-4 shrink-0 text-quiet transition-transform duration-150", isOpen && "rotate-180")}
      />
    </button>
  );
}

const dayAndTime: Intl.DateTimeFormatOptions = {
  ...{ day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZone: "UTC" },
};

function momentText(t: Translator, when: TypedWhen | null, own: OwnMoment | null): string {
  if (!when && !own) return t(addMood.when.now);
  const { date, time } = when ?? typedOf(own as OwnMoment);
  const clock = new Date(`${date}T${time}:00Z`);
  return Number.isNaN(clock.getTime())
    ? t(addMood.when.earlier)
    : dateTimeFormat(t.locale, dayAndTime).format(clock);
}
