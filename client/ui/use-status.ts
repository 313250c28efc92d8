import { useState } from "react";
import { useTranslator } from "../languages/language.ts";

/** What screen readers hear of the last change. It is not said again when the language changes. */
export function useStatus(): [status: string, setStatus: (status: string) => void] {
  const t = useTranslator();
  const [said, setSaid] = useState({ status: "", t });
  return [said.t === t ? said.status : "", (status) => setSaid({ status, t })];
}
