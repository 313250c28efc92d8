import { lazily } from "../ui/lazily.tsx";

/** The map, whose code is the largest part of the page and comes beside it. */
export const SkyMap = lazily(async () => (await import("./SkyMap.tsx")).SkyMap, <Twilight />);

export function Twilight() {
  return (
    <div className="grid size-full place-items-center">
      <div aria-hidden="true" className="size-24 animate-breathe rounded-full border border-line" />
    </div>
  );
}
