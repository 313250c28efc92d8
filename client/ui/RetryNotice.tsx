import type { ComponentProps } from "react";
import { common } from "#domain/languages/en/common.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

type Props = Pick<ComponentProps<typeof Notice>, "tone"> & { text: Text; onRetry: () => void };

/** Says what could not be reached or done, and lets the person try it again. */
export function RetryNotice({ tone, text, onRetry }: Props) {
  const t = useTranslator();
  return (
    <Notice tone={tone}>
      <p>{t(text)}</p>
      <Button onClick={onRetry}>{t(common.tryAgain)}</Button>
    </Notice>
  );
}
