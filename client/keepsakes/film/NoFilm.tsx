import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import { useTranslator } from "../../languages/language.ts";
import { Notice } from "../../ui/Notice.tsx";

/** Says that WebCodecs are missing: the browser is old, or the page came over plain HTTP. */
export const NoFilm = () => {
  const t = useTranslator();
  return (
    <Notice tone="plain">
      <p>{isSecureContext ? t(keepsakes.film.unsupported) : t(keepsakes.film.insecure)}</p>
    </Notice>
  );
};
