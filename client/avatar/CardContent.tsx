import { type ReactNode, useMemo } from "react";
import type { User } from "#domain/accounts/user.ts";
import { feelingName } from "#domain/feeling-name.ts";
import { achievements, describeAchievement, requirementOf } from "#domain/journey/achievements.ts";
import { computeJourneyStats, parseStats } from "#domain/journey/stats.ts";
import { sidebar } from "#domain/languages/en/sidebar.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { EmotionGlyph } from "../stars/EmotionGlyph.tsx";
import { useFeelings } from "../stars/feelings.ts";
import { AchievementIcon } from "./AchievementIcon.tsx";
import { Avatar } from "./Avatar.tsx";

type Props = { user: User; entries: readonly MoodEntry[] | null };

/** The content of the avatar's card. */
export function CardContent({ user, entries }: Props) {
  const t = useTranslator();
  const earned = [...new Set(user.avatarAccessories)];
  const ahead = achievements.filter(({ id }) => !earned.includes(id));
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-4">
        <Avatar user={user} size="xl" withAccessories className="shrink-0" />
        <div className="min-w-0">
          <p dir="auto" className="font-display text-lead wrap-anywhere">
            {user.universeName}
          </p>
          <p dir="auto" className="text-quiet wrap-anywhere">
            {user.userName}
          </p>
        </div>
      </div>
      <Stats stored={user.journeyStats} entries={entries} />
      <section>
        <h2 className="font-medium">{t(sidebar.card.achievements)}</h2>
        {earned.length === 0 && <p className="text-quiet text-small">{t(sidebar.card.noneYet)}</p>}
        <ul className="mt-2 flex flex-col gap-2">
          {earned.map((id) => (
            <Earned key={id} id={id} />
          ))}
        </ul>
      </section>
      {ahead.length > 0 && earned.length > 0 && (
        <section>
          <h2 className="text-quiet text-small">{t(sidebar.card.ahead)}</h2>
          <ul className="mt-1.5 flex flex-col gap-1.5 text-quiet text-small">
            {ahead.map((one) => (
              <li key={one.id} className="flex items-center gap-3">
                <AchievementIcon id={one.id} className="mx-1 size-4 shrink-0" />
                {requirementOf(t, one.id)}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function Earned({ id }: { id: string }) {
  const t = useTranslator();
  const { name, description } = describeAchievement(t, id);
  return (
    <li className="flex items-center gap-3">
      <AchievementIcon id={id} className="size-6 shrink-0 text-amber" />
      <div className="min-w-0">
        <p className="font-medium leading-tight">{name}</p>
        <p className="text-quiet text-small">{description}</p>
      </div>
    </li>
  );
}

/**
 * Stats that are computed from the stars if these are loaded; otherwise the stored ones, which do not include twin
 * stars.
 */
function Stats({ stored, entries }: { stored: string; entries: readonly MoodEntry[] | null }) {
  const t = useTranslator();
  const feelings = useFeelings();
  const stats = useMemo(
    () => (entries ? computeJourneyStats(feelings, entries, 0) : parseStats(stored)),
    [feelings, entries, stored],
  );
  if (!stats || stats.totalEntries === 0) return null;
  const mostFelt = stats.favoriteEmotion;
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-2">
      {mostFelt && (
        <Fact name={t(sidebar.card.mostFelt)}>
          <EmotionGlyph emotion={mostFelt} /> {feelingName(t, feelings, mostFelt)}
        </Fact>
      )}
      <Fact name={t(sidebar.card.averageIntensity)}>
        {t(sidebar.card.ofTen, { average: stats.averageIntensity })}
      </Fact>
      <Fact name={t(sidebar.card.emotions)}>{stats.uniqueEmotions.toLocaleString(t.locale)}</Fact>
      {"twinStarsCount" in stats && (
        <Fact name={t(sidebar.card.twinStars)}>{stats.twinStarsCount.toLocaleString(t.locale)}</Fact>
      )}
    </dl>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-quiet text-small">{name}</dt>
    <dd className="flex items-center gap-1.5 font-medium tabular-nums wrap-anywhere">{children}</dd>
  </div>
);
