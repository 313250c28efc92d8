import { queryOptions, useQuery } from "@tanstack/react-query";
import { roomCalls } from "#domain/calls/room.ts";
import { yourData } from "#domain/languages/en/your-data.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { type Room, roomParts } from "#domain/room.ts";
import { send } from "../api.ts";
import { useTranslator } from "../languages/language.ts";
import { RetryNotice } from "../ui/RetryNotice.tsx";
import { Section } from "../ui/Section.tsx";
import { Skeleton } from "../ui/Skeleton.tsx";

/** The user's id is part of the key, so that nobody sees the sizes of another. */
const roomQuery = (userId: string) =>
  queryOptions({
    queryKey: ["room", userId],
    queryFn: async ({ signal }) => (await send(roomCalls.getRoom, { signal, owner: userId })).data,
    staleTime: 0,
  });

/** The page says how to make room once this share is used. */
const nearlyFull = 0.9;

/** Bytes as people read them, such as `1.2 MB`. */
function sizeText({ locale }: Translator, bytes: number): string {
  const [unit, size] =
    bytes < 1_000_000 ? (["kilobyte", 1_000] as const) : (["megabyte", 1_000_000] as const);
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(
    bytes / size,
  );
}

/** How much the universe stores of what it may, and what takes how much. */
export function RoomSection({ userId }: { userId: string }) {
  const t = useTranslator();
  const { data, isError, refetch } = useQuery(roomQuery(userId));
  return (
    <Section title={t(yourData.room.title)}>
      {data ? (
        <Sizes room={data} />
      ) : isError ? (
        <RetryNotice text={yourData.room.outOfReach} onRetry={() => refetch()} />
      ) : (
        <Skeleton rows={3} />
      )}
    </Section>
  );
}

function Sizes({ room: { used, most, parts } }: { room: Room }) {
  const t = useTranslator();
  const share = Math.min(1, used / most);
  const sizes = { used: sizeText(t, used), most: sizeText(t, most) };
  const found = roomParts.filter((part) => parts[part] > 0).sort((one, other) => parts[other] - parts[one]);
  return (
    <>
      <div className="flex flex-col gap-1.5">
        <p>{t(yourData.room.used, sizes)}</p>
        <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-raised">
          <div className="h-full bg-accent" style={{ width: `${share * 100}%` }} />
        </div>
      </div>
      <p className="max-w-prose text-pretty text-quiet">
        {share < nearlyFull ? t(yourData.room.text) : t(yourData.room.nearlyFull)}
      </p>
      {found.length > 0 && (
        <dl className="divide-y divide-line">
          {found.map((part) => (
            <div key={part} className="flex justify-between gap-4 py-2">
              <dt className="min-w-0 text-pretty wrap-anywhere">{t(yourData.room.parts[part])}</dt>
              <dd className="shrink-0 text-quiet tabular-nums">{sizeText(t, parts[part])}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
