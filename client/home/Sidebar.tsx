import { Plus, Timer } from "lucide-react";
import { useCooldown } from "../cooldown.ts";
import { PresetViews } from "../sky/PresetViews.tsx";
import type { Preset } from "../sky/scene/sky-terms.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";

/** A panel at the side; on phones a bar at the bottom. */
export function Sidebar({ onAddMood, onLook }: { onAddMood: () => void; onLook: (preset: Preset) => void }) {
  const isCoolingDown = useCooldown() !== null;
  return (
    <nav
      aria-label="Your universe"
      className="surface relative z-1 mt-auto flex items-center gap-3 rounded-b-none border-x-0 border-b-0 p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:mt-0 md:mb-auto md:ml-6 md:w-56 md:flex-col md:items-stretch md:rounded-b-panel md:border md:pb-3"
    >
      <Button variant="primary" className="grow" disabled={isCoolingDown} onClick={onAddMood}>
        <Plus aria-hidden="true" />
        Add Mood
      </Button>
      <p
        role="status"
        className="flex min-h-11 items-center justify-center gap-2 whitespace-nowrap text-quiet"
      >
        <Timer aria-hidden="true" className={cn("size-5", !isCoolingDown && "text-accent")} />
        {isCoolingDown ? "Timer Active" : "Timer Ready"}
      </p>
      {/* On phones they are among the sky's own controls. */}
      <div className="max-md:hidden">
        <PresetViews onLook={onLook} />
      </div>
    </nav>
  );
}
