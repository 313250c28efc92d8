import { Plus } from "lucide-react";
import { trackerTexts } from "#domain/languages/en/tracker-texts.ts";
import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import { useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { templates, trackerOf } from "./templates.ts";
import { kindIcons } from "./tracker-text.ts";
import type { TrackerBoard } from "./use-tracker-board.ts";

/** Trackers that many people have; one press makes one. */
export function Suggestions({ board }: { board: TrackerBoard }) {
  const t = useTranslator();
  const taken = new Set(board.trackers.map(({ name }) => tagNameKey(name)));
  const offered = templates
    .map((template) => trackerOf(t, template, board.nextPosition))
    .filter(({ name }) => !taken.has(tagNameKey(name)));
  if (offered.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h2 className="font-medium text-quiet text-small">{t(trackerTexts.suggestions)}</h2>
      <ul aria-label={t(trackerTexts.suggestions)} className="flex flex-wrap gap-1.5">
        {offered.map((tracker) => {
          const Icon = kindIcons[tracker.kind];
          return (
            <li key={tracker.name}>
              <button
                type="button"
                onClick={() => board.add(tracker)}
                className="flex min-h-11 items-center gap-1.5 rounded-full border border-line border-dashed px-3.5 text-small transition-colors duration-150 hover:border-edge hover:bg-raised"
              >
                <Icon aria-hidden="true" className="size-4 text-quiet" />
                <RichText
                  text={trackerTexts.addSuggestion}
                  tags={{ more: (content) => <span className="sr-only">{content}</span> }}
                  params={{ name: tracker.name }}
                />
                <Plus aria-hidden="true" className="size-4 text-accent-ink" />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
