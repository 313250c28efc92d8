import {
  Bell,
  Compass,
  HardDriveDownload,
  ImageDown,
  Info,
  LockKeyhole,
  LogOut,
  type LucideIcon,
  Mail,
  MonitorSmartphone,
  Orbit,
  Telescope,
  Trash2,
  UserRoundCog,
} from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { Link } from "wouter";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { panels } from "#domain/languages/en/panels.ts";
import { sessionCalls } from "#domain/session-calls.ts";
import { withBase } from "../base-path.ts";
import { useTranslator } from "../languages/language.ts";
import { Button } from "../ui/Button.tsx";
import { Dialog } from "../ui/Dialog.tsx";

/** The dialog that a menu item opens. */
export type Choice =
  | "avatar"
  | "reminders"
  | "lock"
  | "keep"
  | "show"
  | "install"
  | "about"
  | "contact"
  | "delete";

type Props = {
  open: boolean;
  /** Returns the focus to the button that opened the menu. */
  onClose: () => void;
  onChoose: (choice: Choice) => void;
  /** The music's volume slider. */
  volume: ReactNode;
  /** The choices of theme and language. */
  looks: ReactNode;
  /** Replaces the link to the server's call. */
  onLogout: () => void;
};

/** A list without the menu role, because it contains a slider: Tab and arrow keys move through it. */
export function SettingsMenu({ open, onClose, onChoose, volume, looks, onLogout }: Props) {
  const t = useTranslator();
  return (
    <Dialog
      look="menu"
      title={t(panels.settings.title)}
      open={open}
      onOpenChange={(next) => next || onClose()}
      onCloseAutoFocus={(event) => event.preventDefault()}
      onKeyDown={moveByArrow}
      className="md:top-[calc(max(0.75rem,env(safe-area-inset-top))+3.25rem)]! md:inset-e-6 md:inset-s-auto! md:max-h-[calc(100dvh-5rem)] md:w-72! md:translate-0!"
    >
      <ul className="-mx-2 flex flex-col md:-mx-3 md:pt-2">
        <Item icon={Orbit} onClick={() => onChoose("avatar")}>
          {t(panels.settings.avatar)}
        </Item>
        <Item icon={UserRoundCog} href="/account-settings">
          {t(panels.settings.account)}
        </Item>
        <Item icon={Compass} href="/command-key">
          {t(panels.settings.guide)}
        </Item>
        <li className="my-1 border-line border-y px-4 pt-2">{volume}</li>
        <Item icon={Info} onClick={() => onChoose("about")}>
          {t(panels.settings.about)}
        </Item>
        <Item icon={Mail} onClick={() => onChoose("contact")}>
          {t(panels.settings.contact)}
        </Item>
        <Item icon={Trash2} onClick={() => onChoose("delete")}>
          {t(panels.settings.delete)}
        </Item>
        <li>
          <Button asChild variant="quiet" className={itemLook}>
            <a
              href={withBase(sessionCalls.logout.path)}
              onClick={(event) => {
                event.preventDefault();
                onLogout();
              }}
            >
              <LogOut aria-hidden="true" />
              {t(panels.settings.logout)}
            </a>
          </Button>
        </li>
      </ul>
      {/* What the product has beyond the specified entries, named in one voice. */}
      <ul className="-mx-2 mt-1 flex flex-col border-line border-t pt-1 md:-mx-3 md:-mb-2">
        <Item icon={ImageDown} onClick={() => onChoose("keep")}>
          {t(panels.settings.keep)}
        </Item>
        <Item icon={Telescope} onClick={() => onChoose("show")}>
          {t(panels.settings.show)}
        </Item>
        <Item icon={Bell} onClick={() => onChoose("reminders")}>
          {t(panels.settings.reminders)}
        </Item>
        <Item icon={LockKeyhole} onClick={() => onChoose("lock")}>
          {t(appLock.title)}
        </Item>
        <Item icon={HardDriveDownload} href="/your-data">
          {t(panels.settings.yourData)}
        </Item>
        {!matchMedia("(display-mode: standalone)").matches && (
          <Item icon={MonitorSmartphone} onClick={() => onChoose("install")}>
            {t(panels.settings.install)}
          </Item>
        )}
        <li className="mt-1 border-line border-t px-4 pt-2">{looks}</li>
      </ul>
    </Dialog>
  );
}

const itemLook = "w-full justify-start! gap-3! text-ink!";

type ItemProps = { icon: LucideIcon; children: string } & ({ href: string } | { onClick: () => void });

/** A link to a page, or a button that opens a dialog. */
function Item({ icon: Icon, children, ...does }: ItemProps) {
  const content = (
    <>
      <Icon aria-hidden="true" className="text-quiet" />
      {children}
    </>
  );
  return (
    <li>
      {"href" in does ? (
        <Button asChild variant="quiet" className={itemLook}>
          <Link href={does.href}>{content}</Link>
        </Button>
      ) : (
        <Button variant="quiet" className={itemLook} onClick={does.onClick}>
          {content}
        </Button>
      )}
    </li>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const menuItems = "li :is(a, button, select, input[type=range], input:checked)";

/** Arrow keys on the slider, on the theme and on the language change their values. */
function moveByArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const { target } = event;
  if (!step || target instanceof HTMLInputElement || target instanceof HTMLSelectElement) return;
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(menuItems)];
  const at = items.indexOf(target as HTMLElement);
  const next = at < 0 ? 0 : (at + step + items.length) % items.length;
  event.preventDefault();
  items[next]?.focus();
}
