import { cn } from "./class-names.ts";

/** Stands where something of known shape will be. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden="true" className={cn("animate-breathe rounded-control bg-raised", className)} />;
}
