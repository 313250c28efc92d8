import { Link } from "wouter";
import type { Recommendation } from "#domain/wellness/quiz/recommendations.ts";
import { Badge } from "../../ui/Badge.tsx";
import { ExerciseOffer } from "./ExerciseOffer.tsx";
import { gameTitle, reasonText, typeText } from "./quiz-text.ts";

/** A recommended game, and an exercise for the time until it is built. */
export const RecommendationCard = ({
  recommendation: { type, id, reason },
}: {
  recommendation: Recommendation;
}) => (
  <article
    aria-label={gameTitle(id)}
    className="grid gap-4 rounded-panel border border-line bg-panel p-4 md:row-span-2 md:grid-rows-subgrid"
  >
    <div className="flex flex-col items-start gap-2">
      <Badge>{typeText(type)}</Badge>
      <h3 className="font-display text-lead">
        <Link href={`/wellness-games/${id}`} className="hover:underline">
          {gameTitle(id)}
        </Link>
      </h3>
      <p className="text-small text-quiet">
        <span className="block">Personalized for you</span>
        <span className="block font-medium text-ink first-letter:uppercase">{reasonText(reason)}</span>
      </p>
    </div>
    <div className="flex flex-col gap-2 *:last:grow">
      <p className="text-small text-quiet">Still being built. Until then, try:</p>
      <ExerciseOffer reason={reason} isShort />
    </div>
  </article>
);
