import { useContext, useMemo, useState } from "react";
import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { Text } from "#domain/languages/text.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyComponent } from "../loading/lazy-component.tsx";
import type { ShownSky } from "../sky/scene/scene-interface.ts";
import { skyWords } from "../sky/sky-words.ts";
import { useFeelings } from "../stars/feelings.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { DialogActionsPlace } from "../ui/DialogActions.tsx";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { CardPart } from "./card/CardPart.tsx";
import { openingPortrait, portraitOf } from "./drawing/portrait.ts";
import { PosterPart } from "./poster/PosterPart.tsx";

/** Part whose code includes the library that writes films. */
const FilmPart = lazyComponent(async () => (await import("./film/FilmPart.tsx")).FilmPart, <FilmLoading />);

function FilmLoading() {
  const t = useTranslator();
  return <p className="py-8 text-center text-quiet">{t(keepsakes.film.loading)}</p>;
}

type Part = "poster" | "film" | "card";
const parts: readonly (readonly [Part, Text])[] = [
  ["poster", keepsakes.parts.poster],
  ["film", keepsakes.parts.film],
  ["card", keepsakes.parts.card],
];

type Props = {
  open: boolean;
  onClose: () => void;
  universeName: string;
  /** All stars, oldest first. */
  entries: readonly MoodEntry[];
  /** What was in view when the dialog opened; null for a sky that is not drawn. */
  shown: ShownSky | null;
};

/** Pictures of the sky to keep and to share. */
export function Keepsakes({ open, onClose, ...props }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => next || onClose()}
      title={t(keepsakes.title)}
      subtitle={t(keepsakes.subtitle)}
      className="md:w-[min(58rem,calc(100vw-2rem))]"
    >
      <Content {...props} />
    </Dialog>
  );
}

/** The content of the dialog, new at each opening. */
function Content({ entries, shown, universeName }: Omit<Props, "open" | "onClose">) {
  const t = useTranslator();
  const feelings = useFeelings();
  const [part, setPart] = useState<Part>("poster");
  // A film goes on while another tab is in view.
  const [hasFilm, setHasFilm] = useState(false);
  const [kept] = useState({ shown, entries });
  const portrait = useMemo(() => {
    const words = skyWords(t);
    return kept.shown ? portraitOf(kept.shown, words) : openingPortrait(feelings, kept.entries, words);
  }, [feelings, kept, t]);
  const props = { universeName, portrait };
  const place = useContext(DialogActionsPlace);
  const choose = (next: string) => {
    setPart(next as Part);
    if (next === "film") setHasFilm(true);
  };
  if (entries.length === 0) return <p className="pb-2 text-quiet">{t(keepsakes.noStars)}</p>;
  return (
    <Tabs value={part} onValueChange={choose}>
      <TabList aria-label={t(keepsakes.parts.title)} className="mb-4">
        {parts.map(([id, name]) => (
          <Tab key={id} value={id}>
            {t(name)}
          </Tab>
        ))}
      </TabList>
      <TabPanel value="poster">
        <PosterPart {...props} />
      </TabPanel>
      <TabPanel value="film" className="data-[state=inactive]:hidden" {...(hasFilm && { forceMount: true })}>
        <DialogActionsPlace value={part === "film" ? place : null}>
          <FilmPart entries={entries} />
        </DialogActionsPlace>
      </TabPanel>
      <TabPanel value="card">
        <CardPart {...props} />
      </TabPanel>
    </Tabs>
  );
}
