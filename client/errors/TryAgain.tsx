import { common } from "#domain/languages/en/common.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

type Props = { isTrying: boolean; onTry: () => unknown };

/** Button that keeps the focus while it tries: a disabled button would lose it. */
export const TryAgain = ({ isTrying, onTry }: Props) => (
  <Button
    variant="primary"
    className="aria-busy:bg-raised aria-busy:text-quiet aria-busy:brightness-100"
    aria-disabled={isTrying || undefined}
    aria-busy={isTrying}
    onClick={() => !isTrying && onTry()}
  >
    {useTranslator()(common.tryAgain)}
  </Button>
);
