import type { ReactNode } from "react";
import { common } from "#domain/languages/en/common.ts";
import { imports } from "#domain/languages/en/imports.ts";
import { useTranslator } from "../../languages/language.ts";
import { Button } from "../../ui/Button.tsx";

type Props = {
  onCancel: () => void;
  onBack?: () => void;
  children: ReactNode;
};

/** The ways on from a step; `children` is its main action. */
export function StepButtons({ onCancel, onBack, children }: Props) {
  const t = useTranslator();
  return (
    <div className="flex flex-wrap items-center justify-end gap-2 border-line border-t pt-4 max-[26rem]:*:last:w-full">
      <Button variant="quiet" className="me-auto -ms-4" onClick={onCancel}>
        {t(common.cancel)}
      </Button>
      {onBack && <Button onClick={onBack}>{t(imports.back)}</Button>}
      {children}
    </div>
  );
}
