import { common } from "#domain/languages/en/common.ts";
import { compare } from "#domain/languages/en/compare.ts";
import {
  type ComparisonChange,
  type KeptComparison,
  maxComparisons,
} from "#domain/records/comparison/comparison.ts";
import { translator } from "../../languages/language.ts";
import { lazyCode } from "../../loading/lazy-code.ts";
import { showToast } from "../../ui/toasts.ts";
import { useRowFocus } from "../../ui/use-row-focus.ts";
import { useStatus } from "../../ui/use-status.ts";

/** The page opens without what sends changes. */
const changes = lazyCode(() => import("../../outbox/comparison-changes.ts"));

const put = async (userId: string, change: ComparisonChange, id?: string) =>
  (await changes.load()).putComparison(userId, change, id);

const undoMs = 10_000;

export type KeptBoard = ReturnType<typeof useKeptBoard>;

/** What a person can do with comparisons that they keep, what screen readers hear of it, and where the focus goes. */
export function useKeptBoard(userId: string, kept: readonly KeptComparison[]) {
  const { container, focusRow, neighborOf } = useRowFocus("comparison");
  const [status, setStatus] = useStatus();
  const keep = (name: string, query: string) => {
    void put(userId, { name, query });
    setStatus(translator()(compare.keep.kept, { name }));
  };
  const rename = ({ id, query }: KeptComparison, name: string) => {
    void put(userId, { name, query }, id);
    setStatus(translator()(compare.kept.renamed, { name }));
  };
  const remove = ({ id, name, query }: KeptComparison) => {
    const next = neighborOf(id);
    void changes.load().then((code) => code.removeComparison(userId, id));
    const undo = async () => {
      await put(userId, { name, query }, id);
      setStatus(translator()(compare.kept.back, { name }));
      focusRow(id);
    };
    showToast((t) => ({
      title: t(compare.kept.removed, { name }),
      action: { label: t(common.undo), run: () => void undo() },
      durationMs: undoMs,
    }));
    focusRow(next);
  };
  return { kept, isFull: kept.length >= maxComparisons, container, status, keep, rename, remove };
}
