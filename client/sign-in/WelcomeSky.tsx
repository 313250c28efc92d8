import { useEffect, useRef } from "react";
import { cn } from "../ui/class-names.ts";
import { WelcomePicture } from "./welcome-picture.ts";

/** A small sky of feelings, which the sentence beside it explains. A still picture for people who want less motion. */
export function WelcomeSky({ className }: { className?: string }) {
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
      aria-label="A sky in which every star is a feeling, such as hope, joy or sadness"
      className={cn("block", className)}
    />
  );
}
