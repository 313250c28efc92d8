import { useEffect, useRef } from "react";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { useFeelings } from "../../stars/feelings.ts";
import { useTheme } from "../../theme/theme.ts";
import { useLightSystem } from "../../ui/use-media.ts";
import { drawSky } from "./draw-sky.ts";
import type { SkyToCome } from "./messages.ts";

/** A still picture of the sky to come; the stars that are there already are paler. */
export function SkyPreview({ sky }: { sky: SkyToCome | null }) {
  const t = useTranslator();
  const feelings = useFeelings();
  const canvas = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const isLightSystem = useLightSystem();
  const isDark = theme === "system" ? !isLightSystem : theme === "dark";
  useEffect(() => {
    const { current } = canvas;
    if (!current || !sky) return;
    let drawing = new AbortController();
    const size = new ResizeObserver(() => {
      drawing.abort();
      drawing = new AbortController();
      drawSky(current, feelings, sky, isDark, drawing.signal);
    });
    size.observe(current);
    return () => {
      drawing.abort();
      size.disconnect();
    };
  }, [feelings, sky, isDark]);
  const label = sky
    ? t(imports.preview.pictureOf, { count: sky.emotions.length })
    : t(imports.preview.picture);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={label}
      className="block aspect-4/3 w-full rounded-control border border-line bg-ground sm:aspect-video"
    />
  );
}
