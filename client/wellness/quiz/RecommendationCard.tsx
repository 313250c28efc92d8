import { Link } from "wouter";
import { quiz } from "#domain/languages/en/quiz.ts";
import type { Recommendation } from "#domain/wellness/quiz/recommendations.ts";
import { useTranslator } from "../../languages/language.ts";
import { Badge } from "../../ui/Badge.tsx";
import { ExerciseOffer } from "./ExerciseOffer.tsx";

/** A recommended game, and an exercise for the time until it is built. */
export function RecommendationCard({
  recommendation: { type, id, reason },
}: {
  recommendation: Recommendation;
}) {
  const t = useTranslator();
  const title = t(quiz.games[id]);
  return (
    <article
      aria-label={title}
      className="grid gap-4 rounded-panel border border-line bg-panel p-4 md:row-span-2 md:grid-rows-subgrid"
    >
      <div className="flex flex-col items-start gap-2">
        <Badge>{t(quiz.types[type])}</Badge>
        <h3 className="font-display text-lead">
          <Link href={`/wellness-games/${id}`} className="hover:underline">
            {title}
          </Link>
        </h3>
        <p className="text-small text-quiet">
          <span className="block">{t(quiz.forYou)}</span>
          <span className="block font-medium text-ink first-letter:uppercase">{t(quiz.reasons[reason])}</span>
        </p>
      </div>
      <div className="flex flex-col gap-2 *:last:grow">
        <p className="text-small text-quiet">{t(quiz.tryUntilThen)}</p>
        <ExerciseOffer reason={reason} isShort />
      </div>
    </article>
  );
}
