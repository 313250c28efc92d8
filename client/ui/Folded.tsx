import { ChevronDown, type LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { Button } from "./Button.tsx";
import { cn } from "./class-names.ts";

type Props = {
  icon: LucideIcon;
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
};

/** A section under a title that opens and closes it. */
export function Folded({ icon: Icon, title, isOpen, onOpenChange, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>
        <Button
          variant="quiet"
          className="-ms-4"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => onOpenChange(!isOpen)}
        >
          <Icon aria-hidden="true" />
          {title}
          <ChevronDown
            aria-hidden="true"
            className={cn("size-4! transition-transform duration-150", isOpen && "rotate-180")}
          />
        </Button>
      </h2>
      {isOpen && (
        <div id={id} className="flex animate-fade flex-col gap-2 pt-1">
          {children}
        </div>
      )}
    </section>
  );
}
