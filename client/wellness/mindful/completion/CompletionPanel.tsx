import { Orbit } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { whatYouDid } from "#domain/wellness/exercises/what-you-did.ts";
import { useTranslator } from "../../../languages/language.ts";
import { Button } from "../../../ui/Button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { glowStyle, toneStyle } from "../appearance/exercise-style.ts";
import { Flower } from "../breathing/Flower.tsx";
import type { SessionProps } from "../session/session-store.ts";
import { BreathWords, OneBreathControl } from "./OneBreathControl.tsx";
import { restLevel, useOneBreath } from "./use-one-breath.ts";

type Props = Pick<SessionProps, "exercise" | "session"> & {
  /** Content in the middle of the figure. */
  mark: ReactNode;
  eyebrow?: string;
  title: string;
  /** Text under what the person did. */
  text: string;
  /** A large number under the text. */
  fact?: ReactNode;
  /** Buttons beside the way back to the sky. */
  actions: ReactNode;
  /** The results of this kind of exercise. */
  children?: ReactNode;
};

/**
 * The end of a run: what the person did, one breath if they want it, and the way back to the sky. Its title takes the
 * focus, so that it is announced and the buttons come next.
 */
export function CompletionPanel({
  exercise,
  session,
  mark,
  eyebrow,
  title,
  text,
  fact,
  actions,
  children,
}: Props) {
  const t = useTranslator();
  const heading = useRef<HTMLHeadingElement>(null);
  const breath = useOneBreath();
  useEffect(() => {
    scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section className="surface flex animate-rise flex-col items-center gap-6 px-4 py-8 text-center sm:px-8 sm:py-10">
      <div
        ref={breath.figure}
        aria-hidden="true"
        style={glowStyle(exercise)}
        className="tone relative grid size-40 shrink-0 place-items-center [&_svg]:size-9"
      >
        <Flower level={restLevel} />
        <span
          className={cn(
            "tone grid place-items-center transition-opacity duration-150",
            breath.isMoving && "opacity-0",
          )}
          style={toneStyle(exercise)}
        >
          {mark}
        </span>
        <BreathWords breath={breath} />
      </div>
      <h2 ref={heading} tabIndex={-1} className="flex flex-col gap-1 font-display text-title outline-none">
        {eyebrow && <span className="font-sans text-small font-medium text-accent-ink">{eyebrow}</span>}
        {title}
      </h2>
      <div className="flex max-w-[48ch] flex-col gap-1 text-balance">
        <p className="text-lead">{whatYouDid(t, exercise, session)}</p>
        <p className="text-quiet">{text}</p>
      </div>
      {fact}
      <OneBreathControl breath={breath} />
      {children}
      <div className="flex flex-wrap justify-center gap-3">
        <Button asChild variant="primary">
          <Link href="/">
            <Orbit aria-hidden="true" />
            {t(common.backToSky)}
          </Link>
        </Button>
        {actions}
      </div>
    </section>
  );
}
