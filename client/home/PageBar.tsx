import { BookOpen, ChartNoAxesCombined, Ellipsis, type LucideIcon, MoonStar, Plus } from "lucide-react";
import { type ReactNode, useCallback, useState } from "react";
import { Link, useLocation } from "wouter";
import type { User } from "#domain/accounts/user.ts";
import { pageBar } from "#domain/languages/en/page-bar.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { useStarActions } from "../stars/star-actions.ts";
import { Button } from "../ui/Button.tsx";
import { cn } from "../ui/class-names.ts";

const PageMoreSheet = lazyDialog(async () => (await import("./MoreSheet.tsx")).PageMoreSheet);

/** A bar at the bottom of the window, below 1024 px. */
export const barLook =
  "surface @container flex items-stretch justify-center gap-x-0.5 rounded-b-none border-x-0 border-b-0 px-1 pt-2 sm:gap-x-1 sm:px-2 pb-[max(0.625rem,env(safe-area-inset-bottom))]";

/** A place in the bar is as wide as its word needs. Letters so large that the words would not fit leave the pictures. */
const place =
  "min-w-[44px] max-w-26 grow flex-col gap-0.5! px-0.5! font-normal! text-small aria-[current]:text-ink lg:hidden [&>span]:whitespace-nowrap @max-[17rem]:[&>span]:sr-only";

/** The bar of a page that is not home, on phones and tablets. */
export function PageBar({ user }: { user: User }) {
  const t = useTranslator();
  const { add } = useStarActions();
  return (
    <nav
      data-page-bar=""
      aria-label={t(pageBar.yourUniverse)}
      className={cn(barLook, "fixed inset-x-0 bottom-0 z-3 lg:hidden print:hidden")}
    >
      <BarLinks at="start" />
      <Button
        variant="primary"
        className={cn(addPlace, addLook)}
        aria-haspopup="dialog"
        onClick={() => add(null)}
      >
        <Plus aria-hidden="true" />
        <span>{t(pageBar.addMood)}</span>
      </Button>
      <BarLinks at="end" />
      <More preload={PageMoreSheet.preload} sheet={(opened) => <PageMoreSheet {...opened} user={user} />} />
    </nav>
  );
}

/** The place of the main button, in the middle of the bar: it gives way, because its words can wrap. */
export const addPlace = "min-w-[64px] max-w-104 shrink! grow-[8] basis-0";

export const addLook =
  "flex-wrap gap-x-2! gap-y-0! px-2! leading-tight max-[22.4rem]:px-0.5! max-lg:[&>span]:text-center max-lg:[&>span]:text-balance max-[22.4rem]:[&>span]:text-small";

const links = {
  start: [
    ["/", MoonStar, pageBar.pages.sky],
    ["/journal", BookOpen, pageBar.pages.journal],
  ],
  end: [["/insights", ChartNoAxesCombined, pageBar.pages.insights]],
} as const satisfies Record<string, readonly (readonly [string, LucideIcon, Text])[]>;

/** The pages of the bar, before or after its main button. */
export function BarLinks({ at }: { at: keyof typeof links }) {
  const t = useTranslator();
  const [path] = useLocation();
  return links[at].map(([href, Icon, name]) => (
    <Button key={href} asChild variant="quiet" className={place}>
      <Link href={href} aria-current={path === href ? "page" : undefined}>
        <Icon aria-hidden="true" />
        <span>{t(name)}</span>
      </Link>
    </Button>
  ));
}

type Opened = { open: boolean; onClose: () => void };

/** Opens what the bar leaves out. */
export function More({ preload, sheet }: { preload: () => void; sheet: (opened: Opened) => ReactNode }) {
  const t = useTranslator();
  const [open, setOpen] = useState(false);
  const onClose = useCallback(() => setOpen(false), []);
  return (
    <>
      <Button
        variant="quiet"
        className={place}
        aria-haspopup="dialog"
        onPointerDown={preload}
        onClick={() => setOpen(true)}
      >
        <Ellipsis aria-hidden="true" />
        <span>{t(pageBar.more)}</span>
      </Button>
      {sheet({ open, onClose })}
    </>
  );
}
