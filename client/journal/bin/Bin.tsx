import { ChevronDown, Trash2 } from "lucide-react";
import { useId, useState } from "react";
import type { Universe } from "#domain/apply-changes.ts";
import { lazyComponent } from "../../loading/lazy-component.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/Skeleton.tsx";

const BinContent = lazyComponent(
  async () => (await import("./BinContent.tsx")).BinContent,
  <Skeleton rows={2} />,
);

type Props = { userId: string; universe: Universe };

/** The removed stars, read when the person opens the section. */
export function Bin(props: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section id="bin" aria-labelledby={`${id}-title`} className="mt-4 border-line border-t pt-2">
      <h2 id={`${id}-title`}>
        <Button
          variant="quiet"
          className="-ml-4"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
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
