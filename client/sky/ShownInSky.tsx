import { Sparkles } from "lucide-react";
import { type ComponentType, type ReactNode, useEffect } from "react";
import { createPortal } from "react-dom";
import { Link } from "wouter";
import { sky } from "#domain/languages/en/sky.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";
import type { Emphasis } from "./scene/renderer.ts";
import { useSky, useSkyState } from "./sky-store.tsx";

type Props = {
  /** The name of the bar, if it is not that of all. */
  label?: string;
  className?: string;
  /** Leads to a page that says more of these stars. */
  link: {
    readonly href: string;
    readonly text: string;
    readonly icon: ComponentType<{ "aria-hidden": "true" }>;
  } | null;
  onShowAll: () => void;
  /** What stands out, and how many stars it has. */
  children: ReactNode;
};

/** The list and the steps from star to star go through these stars, in time; null for all. */
export function useFound(found: readonly MoodEntry[] | null) {
  const store = useSky();
  useEffect(() => {
    store.set({ found });
    return () => store.set({ found: null });
  }, [store, found]);
}

/** All other stars are dimmed; null dims none. */
export function useEmphasis(emphasis: Emphasis | null) {
  const scene = useSkyState((state) => state.scene);
  useEffect(() => {
    if (!scene || !emphasis) return;
    scene.emphasize(emphasis);
    return () => scene.emphasize(null);
  }, [scene, emphasis]);
}

/** The bar that says which stars of the sky stand out. Escape shows all of them. */
export function ShownInSky({ label, className, link, onShowAll, children }: Props) {
  const t = useTranslator();
  const place = useSkyState((state) => state.barPlace);
  if (!place) return null;
  return createPortal(
    <section
      aria-label={label ?? t(sky.shown.title)}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onShowAll();
      }}
      className={cn(
        "surface pointer-events-auto flex max-w-full animate-fade items-center gap-x-1 rounded-full p-1 ps-4",
        className,
      )}
    >
      <p role="status" className="flex min-w-0 items-center gap-1.5 pe-1 tabular-nums max-sm:text-small">
        {children}
      </p>
      {link && (
        <Button asChild variant="quiet" className="rounded-full px-3!">
          <Link href={link.href}>
            <link.icon aria-hidden="true" />
            <span className="max-xl:sr-only">{link.text}</span>
          </Link>
        </Button>
      )}
      <Button variant="quiet" className="rounded-full px-3!" onClick={onShowAll}>
        <Sparkles aria-hidden="true" className="max-xl:hidden" />
        {t(sky.shown.showAll)}
      </Button>
    </section>,
    place,
  );
}
