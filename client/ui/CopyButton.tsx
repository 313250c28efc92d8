import { Copy } from "lucide-react";
import { type ComponentProps, useState } from "react";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "./Button.tsx";
import { CopyByHand } from "./CopyByHand.tsx";
import { copy } from "./share.ts";
import { showToast } from "./toasts.ts";

type Props = Omit<ComponentProps<typeof Button>, "onClick" | "children"> & {
  text: string;
  label: Text;
  /** The toast afterwards. */
  copied: Text;
  hint: Text;
};

/** Copies a text, or shows it where the browser does not give access to the clipboard. */
export function CopyButton({ text, label, copied, hint, ...rest }: Props) {
  const t = useTranslator();
  const [isByHand, setByHand] = useState(false);
  const copyText = async () => {
    if ((await copy(text)) === "refused") return setByHand(true);
    showToast((t) => ({ title: t(copied), description: t(hint) }));
  };
  return (
    <>
      <Button {...rest} onClick={() => void copyText()}>
        <Copy aria-hidden="true" />
        {t(label)}
      </Button>
      <CopyByHand open={isByHand} onClose={() => setByHand(false)} text={text} />
    </>
  );
}
