import { Trash2 } from "lucide-react";
import { journal } from "#domain/languages/en/journal.ts";
import type { Universe } from "#domain/records/apply-changes.ts";
import { useTranslator } from "../../languages/language.ts";
import { lazyComponent } from "../../loading/lazy-component.tsx";
import { cn } from "../../ui/class-names.ts";
import { Folded } from "../../ui/Folded.tsx";
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
  const t = useTranslator();
  return (
    <div id={binId} className={cn("mt-4 border-line border-t pt-2", isOpen && "min-h-[75dvh]")}>
      <Folded icon={Trash2} title={t(journal.bin)} isOpen={isOpen} onOpenChange={onOpenChange}>
        <BinContent {...props} />
      </Folded>
    </div>
  );
}
