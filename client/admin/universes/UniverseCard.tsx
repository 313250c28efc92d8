import { Lock, MoonStar } from "lucide-react";
import type { ListedUniverse } from "#domain/admin/universes.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { useTranslator } from "../../languages/language.ts";
import { Badge } from "../../ui/Badge.tsx";
import { Button } from "../../ui/Button.tsx";
import { factsText, stateText, waysText } from "./universe-text.ts";

type Props = { universe: ListedUniverse; onOpen: () => void };

/** A card in place of the row of a table, which a phone has no room for. */
export function UniverseCard({ universe, onOpen }: Props) {
  const t = useTranslator();
  return (
    <li className="flex flex-col gap-x-4 gap-y-1 rounded-control border border-line p-3 sm:flex-row sm:items-center sm:px-4">
      <div className="min-w-0 grow">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <bdi className="parent-aligned min-w-0 wrap-anywhere">{universe.name}</bdi>
          {universe.isAdministrator && <Badge>{t(admin.universes.administrator)}</Badge>}
        </h3>
        <UniverseState universe={universe} />
        <p className="text-pretty text-quiet text-small">{waysText(t, universe)}</p>
        <p className="text-pretty text-quiet text-small tabular-nums">{factsText(t, universe)}</p>
      </div>
      <Button
        variant="quiet"
        className="-mx-3 self-start max-sm:px-3 sm:-mx-4 sm:self-center"
        aria-label={t(admin.universes.openOne, { name: universe.name })}
        onClick={onOpen}
      >
        {t(admin.universes.open)}
      </Button>
    </li>
  );
}

/** Why nobody gets in: by a picture and in words. */
export function UniverseState({ universe }: { universe: ListedUniverse }) {
  const text = stateText(useTranslator(), universe);
  if (text === null) return null;
  const Icon = universe.removedAt ? MoonStar : Lock;
  return (
    <p className="flex items-start gap-1.5 text-amber text-small">
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {text}
    </p>
  );
}
