import { mindful } from "#domain/languages/en/mindful.ts";
import { wellness } from "#domain/languages/en/wellness.ts";
import { cycleSeconds, type Technique, type TechniqueId } from "#domain/wellness/exercises/breathing.ts";
import type { Exercise } from "#domain/wellness/exercises/exercises.ts";
import { useTranslator } from "../../../languages/language.ts";
import { cn } from "../../../ui/class-names.ts";
import { toneStyle } from "../appearance/exercise-style.ts";
import { useFocusRecovery } from "../frame/use-focus-recovery.ts";

type Props = {
  exercise: Exercise & { type: "breathing" };
  onChoose: (technique: TechniqueId) => void;
};

export function TechniqueChoice({ exercise, onChoose }: Props) {
  const t = useTranslator();
  const root = useFocusRecovery("choice");
  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={t(mindful.breathing.techniques)}
      className="flex flex-col gap-4 outline-none sm:gap-6"
    >
      <ul className="flex max-w-[60ch] flex-col gap-1 text-quiet text-pretty">
        {exercise.instructions.map((line) => (
          <li key={line.id}>{t(line)}</li>
        ))}
      </ul>
      <h2 className="font-display text-title">{t(mindful.breathing.choose)}</h2>
      <ul className="grid gap-3 md:grid-cols-2">
        {exercise.techniques.map((technique) => (
          <li key={technique.id}>
            <TechniqueCard technique={technique} onChoose={() => onChoose(technique.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function TechniqueCard({ technique, onChoose }: { technique: Technique; onChoose: () => void }) {
  const t = useTranslator();
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex h-full w-full flex-col gap-1 rounded-panel border border-line bg-panel p-4 text-start transition-colors duration-150 hover:border-edge"
    >
      <span className="font-display text-lead">{t(technique.name)}</span>
      <span className="text-quiet text-pretty">{t(technique.description)}</span>
      <span className="mt-auto w-full pt-3">
        <Pattern technique={technique} />
      </span>
    </button>
  );
}

/** The phases of a technique as parts of one breath. */
function Pattern({ technique }: { technique: Technique }) {
  const t = useTranslator();
  const whole = cycleSeconds(technique);
  return (
    <span className="flex gap-1 text-small tabular-nums">
      {technique.pattern.map((phase, n) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a pattern never changes.
          key={n}
          className="flex min-w-11 flex-col gap-1.5"
          style={{ flexGrow: phase.seconds / whole, flexBasis: 0 }}
        >
          <span
            aria-hidden="true"
            style={toneStyle(phase)}
            className={cn(
              "tone h-1.5 rounded-full bg-current forced-color-adjust-none",
              phase.name === "hold" && "opacity-70",
            )}
          />
          <span className="text-quiet">
            {t(mindful.breathing.phases[phase.name].name)}{" "}
            <span className="block">{t(wellness.duration.seconds, { seconds: phase.seconds })}</span>
          </span>
        </span>
      ))}
    </span>
  );
}
