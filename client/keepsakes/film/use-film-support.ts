import { useEffect, useState } from "react";
import { type FilmShape, filmSizes } from "./film-choices.ts";
import { type FilmSupport, findFormat } from "./film-format.ts";

/** What this browser can make in this shape; null until it has answered. */
export function useFilmSupport(shape: FilmShape): FilmSupport | null {
  const [support, setSupport] = useState<FilmSupport | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const none = { kind: "none" } as const;
    findFormat(filmSizes[shape])
      .catch(() => none)
      .then((found) => isCurrent && setSupport(found));
    return () => {
      isCurrent = false;
    };
  }, [shape]);
  return support;
}
