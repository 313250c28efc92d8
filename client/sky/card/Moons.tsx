import { useLayoutEffect, useRef } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { cn } from "../../ui/class-names.ts";
import { useSky } from "../sky-store.tsx";
import { moonMover } from "./moon-mover.ts";
import { isAtLeft } from "./moon-places.ts";

type Props = {
  /** Tags in the order in which the person chose them. */
  tags: readonly Tag[];
  /** The id of the tag whose stars stand out. */
  chosen: string | null;
  onTag: (tag: Tag) => void;
};

/** The tags of the selected star as moons round it. They stand still, because they are buttons. */
export function Moons({ tags, chosen, onTag }: Props) {
  const t = useTranslator();
  const store = useSky();
  const element = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other tags have other names.
  useLayoutEffect(() => {
    const { moons } = store.overlays;
    if (!element.current) return;
    moons.current = moonMover(element.current);
    // The moons are hidden until the next frame.
    store.state.scene?.redraw();
    return () => {
      moons.current = null;
    };
  }, [tags, store]);
  return (
    <fieldset
      ref={element}
      aria-label={t(sky.card.tags)}
      className="pointer-events-none absolute top-0 left-0 size-0"
      style={{ visibility: "hidden" }}
    >
      <span
        data-orbit=""
        className="absolute animate-fade rounded-full border border-edge border-dashed opacity-50"
      />
      {tags.map((tag, at) => (
        <Moon
          key={tag.id}
          tag={tag}
          isLeft={isAtLeft(at, tags.length)}
          isChosen={tag.id === chosen}
          onChoose={() => onTag(tag)}
        />
      ))}
    </fieldset>
  );
}

type MoonProps = { tag: Tag; isLeft: boolean; isChosen: boolean; onChoose: () => void };

function Moon({ tag, isLeft, isChosen, onChoose }: MoonProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="group/moon pointer-events-auto absolute top-0 left-0 grid size-11 animate-fade place-items-center rounded-full hover:z-1 focus-visible:z-1 focus-visible:outline-none"
    >
      <span
        aria-hidden="true"
        className={cn(
          "size-3 rounded-full border ring-accent ring-offset-2 ring-offset-ground group-hover/moon:scale-125 group-focus-visible/moon:ring-2 motion-safe:transition-transform",
          isChosen
            ? "border-accent bg-accent"
            : "border-quiet bg-[radial-gradient(circle_at_30%_30%,light-dark(#fffdf8,#e9edfa),light-dark(#cfc8b4,#8b97bd))]",
        )}
      />
      <bdi
        data-name=""
        className={cn(
          "sky-halo absolute truncate rounded-full px-1.5 text-quiet text-small opacity-0 group-data-is-named/moon:opacity-100 group-hover/moon:max-w-none! group-hover/moon:bg-solid group-hover/moon:text-ink group-hover/moon:opacity-100 group-focus-visible/moon:max-w-none! group-focus-visible/moon:bg-solid group-focus-visible/moon:text-ink group-focus-visible/moon:opacity-100",
          // Offsets are from the middle of the moon, as in `moon-places.ts`.
          isLeft ? "right-7.5" : "left-7.5",
          isChosen && "font-medium text-ink",
        )}
      >
        {tag.name}
      </bdi>
    </button>
  );
}
