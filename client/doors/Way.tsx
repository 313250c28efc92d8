import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { doors } from "#domain/languages/en/doors.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

type Props = { icon: LucideIcon; title: string; badge?: ReactNode; detail: ReactNode; children?: ReactNode };

/** One way in, one way to words, or one program. Its buttons are below it on a phone, and beside it above. */
export const Way = ({ icon: Icon, title, badge, detail, children }: Props) => (
  <li className="grid grid-cols-[auto_1fr] items-start gap-x-3 rounded-control border border-line p-3 sm:grid-cols-[auto_1fr_auto] sm:items-center sm:px-4">
    <Icon aria-hidden="true" className="mt-0.5 size-5 text-quiet sm:mt-0" />
    <div className="min-w-0">
      <div className="flex flex-wrap items-center gap-x-2">
        <h3 className="min-w-0 font-medium wrap-anywhere parent-aligned" dir="auto">
          {title}
        </h3>
        {badge}
      </div>
      <p className="text-pretty text-quiet text-small">{detail}</p>
    </div>
    {children && (
      <div className="col-start-2 -ms-3 flex flex-wrap *:px-3 max-[23rem]:col-span-2 max-[23rem]:col-start-1 sm:col-start-3 sm:-me-3 sm:ms-0 sm:flex-nowrap sm:*:whitespace-nowrap">
        {children}
      </div>
    )}
  </li>
);

export function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslator();
  return (
    <Button variant="quiet" aria-label={t(doors.passkey.removeOne, { name })} onClick={onClick}>
      {t(doors.passkey.remove)}
    </Button>
  );
}
