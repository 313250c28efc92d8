import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";

type Props = {
  onCancel: () => void;
  onBack?: () => void;
  children: ReactNode;
};

/** The ways on from a step; `children` is its main action. */
export const StepButtons = ({ onCancel, onBack, children }: Props) => (
  <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t pt-4 max-[26rem]:*:last:w-full">
    <Button variant="quiet" className="mr-auto -ml-4" onClick={onCancel}>
      Cancel
    </Button>
    {onBack && <Button onClick={onBack}>Back</Button>}
    {children}
  </div>
);
