import { X } from "lucide-react";
import { useId } from "react";
import { useSearch } from "wouter";
import { sky } from "#domain/languages/en/sky.ts";
import { layoutIds } from "#domain/layouts/layout-ids.ts";
import { useTranslator } from "../../languages/language.ts";
import { useOwnUniverse } from "../../outbox/own-universe.tsx";
import { Button } from "../../ui/Button.tsx";
import { SkyStrip } from "../SkyStrip.tsx";
import { GlowChoice } from "./GlowChoice.tsx";
import { isGlowing } from "./glow-url.ts";
import { LayoutPicture } from "./LayoutPicture.tsx";
import { layoutTexts } from "./layout-texts.ts";
import { useLayout } from "./use-layout.ts";
import "../sky-strip.css";

type Props = { isInView: boolean; onClose: () => void };

/** Panel at the bottom of the sky: the layouts as small pictures, and what the chosen one shows. */
export function LayoutPanel({ isInView, onClose }: Props) {
  const t = useTranslator();
  const { entries, trackers } = useOwnUniverse();
  const { layout, setLayout } = useLayout();
  const name = useId();
  const isChosen = isGlowing(useSearch());
  const hasNoTags = layout === "moons" && !entries.some(({ tags }) => tags.length > 0);
  return (
    <SkyStrip label={t(sky.layouts.title)} isInView={isInView} onClose={onClose}>
      <fieldset className="layout-choice min-w-0">
        <legend className="sr-only">{t(sky.layouts.choice)}</legend>
        {layoutIds.map((id) => (
          <label
            key={id}
            className="relative flex min-h-11 cursor-pointer flex-col items-center gap-0.5 rounded-control border border-transparent px-1 py-1 text-quiet text-small transition-colors duration-150 hover:text-ink has-checked:border-line has-checked:bg-raised has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name={name}
              value={id}
              checked={id === layout}
              onChange={() => setLayout(id)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <LayoutPicture id={id} />
            {t(layoutTexts[id].name)}
          </label>
        ))}
      </fieldset>
      <p role="status" className="layout-text text-pretty text-quiet text-small">
        {t(hasNoTags ? sky.layouts.noTags : layoutTexts[layout].shows)}
      </p>
      <Button
        variant="quiet"
        shape="icon"
        className="strip-close"
        tip={t(sky.layouts.close)}
        onClick={onClose}
      >
        <X aria-hidden="true" />
      </Button>
      {(trackers.length > 0 || isChosen) && <GlowChoice layout={layout} />}
    </SkyStrip>
  );
}
