import { JourneyStats } from "../journey/JourneyStats.tsx";
import { useJourney } from "../journey/use-journey.ts";
import { useOwnUniverse } from "../outbox/own-universe.tsx";

/** The stats of the person's journey, in the sidebar and in the More sheet. */
export function OwnJourney({ isWide = false }: { isWide?: boolean }) {
  const { user, listed, isLoading, stored } = useOwnUniverse();
  // What the browser knew at an earlier visit is older than the stats that the server has.
  const journey = useJourney(user, isLoading ? null : listed, stored);
  return <JourneyStats journey={journey} isLoading={isLoading} isWide={isWide} />;
}
