import { CloudUpload } from "lucide-react";
import { waiting } from "#domain/languages/en/waiting.ts";
import { useTranslator } from "../languages/language.ts";
import { useFeelings } from "../stars/feelings.ts";
import type { Item } from "./item.ts";
import { waitingText } from "./kinds.ts";
import { useUniverse } from "./use-universe.ts";

const nothing = { entries: [], tags: [], feelings: [], trackers: [] };

/** Writes that wait, oldest first, in words. */
export function WaitingList({ userId, items }: { userId: string; items: readonly Item[] }) {
  const t = useTranslator();
  const feelings = useFeelings();
  const { known = nothing } = useUniverse(userId);
  return (
    <ul aria-label={t(waiting.listed)} className="flex flex-col">
      {items.map((item) => {
        const { title, detail } = waitingText(t, feelings, item, known);
        return (
          <li
            key={`${item.kind} ${item.id}`}
            className="flex gap-3 border-line border-t py-2 first:border-t-0"
          >
            <CloudUpload aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-amber" />
            <div className="min-w-0 wrap-anywhere">
              <p dir="auto">{title}</p>
              {detail && <p className="text-quiet text-small">{detail}</p>}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
