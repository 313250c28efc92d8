import { sky } from "#domain/languages/en/sky.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import type { Drawing } from "./sky-store.tsx";

type Failure = Exclude<Drawing, "drawn" | "loading">;

const failures: Readonly<Record<Failure, Text>> = {
  lost: sky.failures.lost,
  undelivered: sky.failures.undelivered,
  unsupported: sky.failures.unsupported,
};

export function DrawingFailure({ state, onRetry }: { state: Failure; onRetry: () => void }) {
  const t = useTranslator();
  return (
    <div className="absolute inset-0 flex flex-col items-center gap-3 bg-ground px-6 pt-[18dvh] text-center">
      <p role="status" className="max-w-sm text-ink">
        {t(failures[state])}
      </p>
      {state === "undelivered" && <Button onClick={onRetry}>{t(sky.failures.drawAgain)}</Button>}
    </div>
  );
}
