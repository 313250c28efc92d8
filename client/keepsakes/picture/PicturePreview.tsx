import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import { useTranslator } from "../../languages/language.ts";
import { cn } from "../../ui/class-names.ts";
import { Notice } from "../../ui/Notice.tsx";
import type { Size } from "../drawing/picture-view.ts";
import { failureText } from "./failure-text.ts";
import type { Preview } from "./use-picture.ts";

/** The picture as it will be, or what prevents it. */
export function PicturePreview({
  preview,
  size,
  alt,
  className,
}: {
  preview: Preview;
  size: Size;
  alt: string;
  className?: string;
}) {
  const t = useTranslator();
  const { url, isStale, failure } = preview;
  return (
    <div
      className={cn(
        // Beside choices that scroll, it stays in view.
        "flex min-w-0 items-center justify-center md:sticky md:top-0 md:self-start",
        className,
      )}
    >
      {failure && !isStale ? (
        <Notice>{failureText(t, failure)}</Notice>
      ) : (
        <div
          style={
            {
              aspectRatio: `${size.width} / ${size.height}`,
              "--shape": size.width / size.height,
            } as React.CSSProperties
          }
          aria-busy={isStale}
          className="relative max-h-full w-[min(100%,calc(var(--tallest)*var(--shape)))] overflow-hidden rounded-[0.35rem] bg-raised shadow-panel outline-1 outline-line"
        >
          {url && (
            <img
              src={url}
              alt={alt}
              className={cn(
                "size-full object-contain transition-opacity duration-150",
                isStale && "opacity-50",
              )}
            />
          )}
          {!url && (
            <p className="absolute inset-0 grid animate-late place-items-center text-quiet text-small">
              {t(keepsakes.drawing)}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
