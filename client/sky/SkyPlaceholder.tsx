import { ProgressLine } from "../ui/ProgressLine.tsx";

/** Stands where the sky will be drawn, until its stars are known. A line under the ring moves when it takes longer than a second. */
export function SkyPlaceholder() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center">
      <div aria-hidden="true" className="relative size-24 rounded-full">
        <div className="size-full animate-breathe rounded-full border border-line" />
        <ProgressLine className="top-full mt-5 rounded-full" />
      </div>
    </div>
  );
}
