import { ChevronDown, Trash2 } from "lucide-react";
import { useId } from "react";
import type { Universe } from "#domain/apply-changes.ts";
import { lazyComponent } from "../../loading/lazy-component.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { binId } from "./BinLink.tsx";

const BinContent = lazyComponent(
  async () => (await import("./BinContent.tsx")).BinContent,
  <Skeleton rows={2} />,
);

type Props = {
  userId: string;
  universe: Universe;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** The removed stars, read when the person opens the section. */
export function Bin({ isOpen, onOpenChange, ...props }: Props) {
  const id = useId();
  return (
    <section id={binId} aria-labelledby={`${id}-title`} className="mt-4 border-line border-t pt-2">
      <h2 id={`${id}-title`}>
        <Button
          variant="quiet"
          className="-ml-4"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpenChange(!isOpen)}
        >
          <Trash2 aria-hidden="true" />
          Bin
          <ChevronDown
            aria-hidden="true"
            className={cn("size-4! transition-transform duration-150", isOpen && "rotate-180")}
          />
        </Button>
      </h2>
      {isOpen && (
        <div id={id} className="flex animate-fade flex-col gap-2 pt-1">
          <BinContent {...props} />
        </div>
      )}
    </section>
  );
}
