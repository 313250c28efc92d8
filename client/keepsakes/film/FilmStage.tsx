import { type CSSProperties, type ReactNode, useLayoutEffect, useRef } from "react";
import type { Size } from "./film-choices.ts";

type Props = {
  size: Size;
  /** What a film paints on; it is shown as it is. Null before the first frame. */
  canvas: HTMLCanvasElement | null;
  label: string;
  /** Content that is shown without a canvas. */
  children?: ReactNode;
};

/** The screen on which a film is shown while it is chosen and made. */
export function FilmStage({ size, canvas, label, children }: Props) {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(...(canvas ? [canvas] : []));
  }, [canvas]);
  return (
    <div className={stageLook} style={shapeOf(size)}>
      <div ref={host} role="img" aria-label={label} className="size-full [&>canvas]:size-full" />
      {!canvas && (
        <div className="absolute inset-0 grid animate-late place-items-center p-3 text-quiet text-small">
          {children}
        </div>
      )}
    </div>
  );
}

/** The stage is as wide as its column, but no higher than `--tallest` of the grid. */
export const stageLook =
  "relative mx-auto w-[min(100%,calc(var(--tallest)*var(--shape)))] overflow-hidden rounded-[0.35rem] bg-raised shadow-panel outline-1 outline-line";

export const shapeOf = ({ width, height }: Size) =>
  ({ aspectRatio: `${width} / ${height}`, "--shape": width / height }) as CSSProperties;
