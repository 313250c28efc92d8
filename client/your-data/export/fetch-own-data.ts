/** What a whole export contains and the browser does not hold. */

import { reminderCalls } from "#domain/calls/reminders.ts";
import { shownSkyCalls } from "#domain/calls/shown-skies.ts";
import { universeCalls } from "#domain/calls/universe.ts";
import { wellnessCalls } from "#domain/calls/wellness.ts";
import type { UniverseFile } from "#domain/formats/universe-file.ts";
import { allPages } from "../../all-pages.ts";
import { send } from "../../api.ts";
import { outbox } from "../../outbox/browser-outbox.ts";

export type OwnData = Pick<
  UniverseFile,
  "bin" | "quizResponses" | "recommendations" | "wellnessSessions" | "reminders" | "shownSkies"
>;

/** `onPart` is called with the share of the parts that have arrived. Throws as `send` does. */
export async function fetchOwnData(
  userId: string,
  { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal },
): Promise<OwnData> {
  let arrived = 0;
  const part = async <Data>(data: Promise<Data>): Promise<Data> => {
    const result = await data;
    arrived += 1;
    onProgress(arrived / 6);
    return result;
  };
  const params = { id: userId };
  // What waits in this browser belongs to the person's data too.
  await outbox.flush(userId);
  const [bin, quizResponses, recommendations, wellnessSessions, reminders, shownSkies] = await Promise.all([
    part(send(universeCalls.listBin, { signal }).then(({ data }) => data)),
    part(
      allPages(
        async (query) => (await send(wellnessCalls.listQuizResponses, { signal, params, query })).data,
      ),
    ),
    part(
      allPages(
        async (query) => (await send(wellnessCalls.listRecommendations, { signal, params, query })).data,
      ),
    ),
    part(
      allPages(
        async (query) => (await send(wellnessCalls.listWellnessSessions, { signal, params, query })).data,
      ),
    ),
    part(send(reminderCalls.getReminders, { signal }).then(({ data }) => data.choices)),
    part(
      send(shownSkyCalls.listLinks, { signal }).then(({ data }) => data.map(({ url: _, ...link }) => link)),
    ),
  ]);
  return { bin, quizResponses, recommendations, wellnessSessions, reminders, shownSkies };
}
