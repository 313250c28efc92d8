import { useEffect, useRef } from "react";
import { account } from "#domain/languages/en/account.ts";
import { useTranslator } from "../languages/language.ts";
import { cn } from "../ui/class-names.ts";
import { WelcomePicture } from "./welcome-picture.ts";

/** A small sky of feelings, which the sentence beside it explains. A still picture for people who want less motion. */
export function WelcomeSky({ className }: { className?: string }) {
  const t = useTranslator();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    const context = current?.getContext("2d");
    if (!current || !context) return;
    const picture = new WelcomePicture(current, context);
    return () => picture.dispose();
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
