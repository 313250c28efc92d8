import { ChevronDown, Clock } from "lucide-react";
import { cn } from "../ui/class-names.ts";
import type { TypedWhen } from "./mood-form.ts";
import { type OwnMoment, typedOf } from "./read-when.ts";

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
  const text = momentText(when, own);
  return (
    <button
      type="button"
      aria-label={`When: ${text}`}
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

const dayAndTime = new Intl.DateTimeFormat(undefined, {
  ...{ day: "numeric", month: "short", hour: "numeric", minute: "2-digit", timeZone: "UTC" },
});

function momentText(when: TypedWhen | null, own: OwnMoment | null): string {
  if (!when && !own) return "Now";
  const { date, time } = when ?? typedOf(own as OwnMoment);
  const clock = new Date(`${date}T${time}:00Z`);
  return Number.isNaN(clock.getTime()) ? "Earlier" : dayAndTime.format(clock);
}
