import { FileUp } from "lucide-react";
import { type DragEvent, useId, useRef, useState } from "react";
import { imports } from "#domain/languages/en/imports.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../../languages/language.ts";
import { RichText } from "../../languages/RichText.tsx";
import { Button } from "../../ui/Button.tsx";
import { cn } from "../../ui/class-names.ts";

/** Takes a file that is chosen with a button or dropped here. */
export function FileChooser({
  onFile,
  label = imports.chooser.choose,
}: {
  onFile: (file: File) => void;
  label?: Text;
}) {
  const t = useTranslator();
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  const { isOver, ...drop } = useDrop(onFile);
  return (
    <div
      {...drop}
      className={cn(
        "flex flex-col items-center gap-2 rounded-control border border-edge border-dashed p-4 text-center transition-colors duration-150",
        isOver && "border-accent bg-raised",
      )}
    >
      <input
        ref={input}
        type="file"
        hidden
        data-import-file=""
        aria-label={t(label)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The field is emptied, so that the same file can be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button aria-describedby={hint} onClick={() => input.current?.click()}>
        <FileUp aria-hidden="true" />
        {t(label)}
      </Button>
      <p id={hint} className="text-pretty text-quiet text-small">
        <RichText
          text={imports.chooser.hint}
          tags={{ drop: (content) => <span className="pointer-coarse:hidden">{content}</span> }}
        />
      </p>
    </div>
  );
}

function useDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      const [file] = event.dataTransfer.files;
      if (file) onFile(file);
    },
  };
}
