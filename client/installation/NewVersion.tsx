import { useState } from "react";
import { sidebar } from "#domain/languages/en/sidebar.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";

/** Loads the page in the version that is on the device. What the person has typed is kept in the tab. */
export function NewVersion() {
  const t = useTranslator();
  const [isPutOff, setPutOff] = useState(false);
  if (isPutOff) return null;
  return (
    <div
      role="status"
      className="surface pointer-events-auto flex max-w-md animate-fade items-center gap-1 py-1 pe-1 ps-4 text-quiet text-small"
    >
      <p className="min-w-0 py-1 pe-2">{t(sidebar.newVersion.ready)}</p>
      <Button onClick={() => location.reload()}>{t(sidebar.newVersion.use)}</Button>
      <Button variant="quiet" onClick={() => setPutOff(true)}>
        {t(sidebar.newVersion.later)}
      </Button>
    </div>
  );
}
