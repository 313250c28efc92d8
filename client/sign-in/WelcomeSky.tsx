import { useEffect, useRef } from "react";
import { account } from "#domain/languages/en/account.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyCode } from "../loading/lazy-code.ts";
import { cn } from "../ui/class-names.ts";

const picture = lazyCode(async () => (await import("./welcome-picture.ts")).WelcomePicture);

/** A small sky of feelings, which the sentence beside it explains. A still picture for people who want less motion. */
export function WelcomeSky({ className }: { className?: string }) {
  const t = useTranslator();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    const context = current?.getContext("2d");
    if (!current || !context) return;
    const life = new AbortController();
    const draw = (WelcomePicture: NonNullable<typeof picture.loaded>) => {
      if (life.signal.aborted) return;
      const drawn = new WelcomePicture(current, context);
      life.signal.addEventListener("abort", () => drawn.dispose());
    };
    // Without its code, the page has no picture.
    picture.load().then(draw, () => {});
    return () => life.abort();
  }, []);
  return (
    <canvas
      ref={canvas}
      role="img"
      aria-label={t(account.welcome.picture)}
      className={cn("block", className)}
    />
  );
}
