import { useEffect } from "react";
import { sky } from "#domain/languages/en/sky.ts";
import type { LayoutId } from "#domain/layouts/layout-ids.ts";
import type { Tag } from "#domain/records/tag/tag.ts";
import { useTranslator } from "../../languages/language.ts";
import { lazyCode } from "../../loading/lazy-code.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { destructive, type TranslatedToast } from "../../ui/toast-queue.ts";
import { showToast } from "../../ui/toasts.ts";
import type { SkyScene } from "../scene/sky-scene.ts";

/** Code that is fetched for the first layout that is not the sky. */
const layoutMaker = lazyCode(async () => (await import("./make-layout.ts")).makeLayout);

const noTags: readonly Tag[] = [];
const missing: TranslatedToast = (t) =>
  destructive(t(sky.layouts.notLoaded.title), t(sky.layouts.notLoaded.description));

/** Morphs the sky into a layout. If the code for it does not arrive, the person is told, and `onMissing` is called. */
export function useMorph(
  scene: SkyScene | null,
  layout: LayoutId,
  tags: readonly Tag[],
  shares: ReadonlyMap<number, number> | null,
  onMissing: () => void,
) {
  const t = useTranslator();
  const feelings = useFeelings();
  // The year is the only layout that shows what was measured.
  const shown = layout === "year" ? shares : null;
  const named = layout === "moons" ? tags : noTags;
  useEffect(() => {
    if (!scene) return;
    if (layout === "sky") return scene.morphTo(null);
    let isWanted = true;
    const tell = () => {
      if (!isWanted) return;
      showToast(missing);
      onMissing();
    };
    layoutMaker
      .load()
      .then((makeLayout) => isWanted && scene.morphTo(makeLayout(t, feelings, layout, named, shown)), tell);
    return () => {
      isWanted = false;
    };
  }, [scene, layout, feelings, named, shown, onMissing, t]);
}
