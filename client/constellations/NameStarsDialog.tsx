import { Plus } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useLocation, useSearch } from "wouter";
import { common } from "#domain/languages/en/common.ts";
import { naming } from "#domain/languages/en/naming.ts";
import type { Translator } from "#domain/languages/translator.ts";
import {
  type Constellation,
  type ConstellationChange,
  maxConstellations,
  maxStarsOfConstellation,
} from "#domain/records/constellation/constellation.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { changeConstellation, nameStars } from "../outbox/constellation-changes.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog, focusFirstField } from "../ui/Dialog.tsx";
import { Notice } from "../ui/Notice.tsx";
import { replaceConstellation } from "./constellation-url.ts";
import { FigurePicture } from "./FigurePicture.tsx";
import { NameField, useName } from "./NameField.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  /** Stars in the order in which the person chose them. */
  stars: readonly MoodEntry[];
  constellations: readonly Constellation[];
  /** Called when the stars have their name. */
  onNamed: () => void;
};

/** Names several stars, or adds them to a constellation. The sky then shows it. */
export function NameStarsDialog({ open, onClose, ...props }: Props) {
  const t = useTranslator();
  const formId = useId();
  const { stars, constellations } = props;
  const refusal = refusalOf(t, stars.length, constellations.length);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={t(naming.title)}
      subtitle={t(naming.subtitle)}
      emblem={<FigurePicture stars={stars} className="me-1 ms-4 w-16 sm:ms-2" />}
      className="md:w-md!"
      onOpenAutoFocus={focusFirstField}
      footer={
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t(common.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" disabled={refusal !== null}>
            {t(naming.save)}
          </Button>
        </div>
      }
    >
      <Naming formId={formId} refusal={refusal} {...props} />
    </Dialog>
  );
}

function refusalOf(t: Translator, stars: number, count: number): string | null {
  if (stars > maxStarsOfConstellation) return t(naming.tooManyStars, { max: maxStarsOfConstellation, stars });
  return count >= maxConstellations ? t(naming.full, { max: maxConstellations }) : null;
}

type NamingProps = Omit<Props, "open" | "onClose"> & { formId: string; refusal: string | null };

function Naming({ formId, refusal, stars, constellations, onNamed }: NamingProps) {
  const t = useTranslator();
  const field = useName("");
  const show = useShowConstellation();
  const userId = stars[0]?.userId ?? "";
  const entryIds = stars.map(({ id }) => id);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = field.check();
    if (name === null) return;
    onNamed();
    show(await nameStars(userId, { name, entryIds }));
  };
  const addTo = (constellation: Constellation) => {
    onNamed();
    void changeConstellation(userId, constellation, { entryIds: union(constellation, entryIds) });
    show(constellation.id);
  };
  return (
    <div className="flex flex-col gap-5 pb-1">
      <Notice tone="amber">{refusal}</Notice>
      {refusal === null && (
        <form id={formId} noValidate onSubmit={submit}>
          <NameField {...field} hint={t(naming.nameHint)} />
        </form>
      )}
      {constellations.length > 0 && <Others {...{ stars, constellations }} onChoose={addTo} />}
    </div>
  );
}

const union = ({ entryIds }: ConstellationChange, added: readonly string[]) => [
  ...new Set([...entryIds, ...added]),
];

type OthersProps = Pick<Props, "stars" | "constellations"> & {
  onChoose: (constellation: Constellation) => void;
};

/** The constellations to which the stars can be added. */
function Others({ stars, constellations, onChoose }: OthersProps) {
  const t = useTranslator();
  const id = useId();
  const ids = stars.map((star) => star.id);
  const open = constellations.filter((constellation) => {
    const { length } = union(constellation, ids);
    return length > constellation.entryIds.length && length <= maxStarsOfConstellation;
  });
  if (open.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="pb-1.5 font-medium">
        {t(naming.orAddTo)}
      </h3>
      <ul className="divide-y divide-line overflow-hidden rounded-control border border-line">
        {open.map((constellation) => (
          <li key={constellation.id}>
            <button
              type="button"
              onClick={() => onChoose(constellation)}
              className="flex min-h-11 w-full items-center gap-3 px-3 py-2 text-start transition-colors duration-150 hover:bg-raised focus-visible:-outline-offset-2"
            >
              <Plus aria-hidden="true" className="size-4 shrink-0 text-dim" />
              <bdi className="min-w-0 grow wrap-anywhere parent-aligned">{constellation.name}</bdi>
              <span className="shrink-0 text-quiet text-small tabular-nums">
                {t(common.stars, { count: constellation.entryIds.length })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Shows a constellation in the sky, which takes the focus: the bar of the selection is gone. */
function useShowConstellation() {
  const search = useSearch();
  const [path, navigate] = useLocation();
  return (id: string) => {
    navigate(`${path}?${replaceConstellation(search, id)}`, { replace: true });
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>("canvas[data-stars]")?.focus({ preventScroll: true }),
    );
  };
}
