import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { User } from "#domain/accounts/user.ts";
import { home } from "#domain/languages/en/home.ts";
import { AvatarCustomizer } from "../avatar/AvatarCustomizer.tsx";
import { InstallDialog } from "../installation/InstallDialog.tsx";
import { LanguageChoice } from "../languages/LanguageChoice.tsx";
import { LetterLineSwitch } from "../letters/LetterLineSwitch.tsx";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { stopMusic } from "../music/music.ts";
import { VolumeSlider } from "../music/VolumeSlider.tsx";
import { outbox } from "../outbox/browser-outbox.ts";
import { logOut } from "../outbox/log-out.ts";
import { useItems } from "../outbox/use-universe.ts";
import { leaveSignedOut } from "../session/leave-signed-out.ts";
import { AboutDialog } from "../settings/AboutDialog.tsx";
import { ContactDialog } from "../settings/ContactDialog.tsx";
import { DeleteUniverseDialog } from "../settings/DeleteUniverseDialog.tsx";
import { LogoutDialog } from "../settings/LogoutDialog.tsx";
import { type Choice, SettingsMenu } from "../settings/SettingsMenu.tsx";
import { useSky } from "../sky/sky-store.tsx";
import { destructive } from "../ui/toast-queue.ts";
import { showToast } from "../ui/toasts.ts";
import { ThemeChoice } from "./ThemeChoice.tsx";

const RemindersDialog = lazyDialog(
  async () => (await import("../reminders/RemindersDialog.tsx")).RemindersDialog,
);
const LockDialog = lazyDialog(async () => (await import("../app-lock/LockDialog.tsx")).LockDialog);
const ShowSkyDialog = lazyDialog(async () => (await import("../show-sky/ShowSkyDialog.tsx")).ShowSkyDialog);

type Props = {
  open: boolean;
  onClose: () => void;
  user: User;
  /** The button that opened the menu; it gets the focus back. */
  button: RefObject<HTMLElement | null>;
};

/** The settings menu and its dialogs, one at a time. */
export function SettingsArea({ open, onClose, user, button }: Props) {
  const { keep } = useSky();
  const [choice, setChoice] = useState<Choice | null>(null);
  const [isAsking, setAsking] = useState(false);
  const items = useItems(user.id);
  const client = useQueryClient();
  const closeMenu = () => {
    flushSync(onClose);
    button.current?.focus();
  };
  const choose = (next: Choice) => {
    closeMenu();
    if (next === "keep") keep();
    else setChoice(next);
  };
  const askOrLogOut = async () => {
    // A toast would wait behind the menu.
    closeMenu();
    await outbox.read();
    if (outbox.all(user.id).length > 0) setAsking(true);
    else await logOutOrSayWhy(user.id, client);
  };
  const shows = (one: Choice) => ({ open: choice === one, onClose: () => setChoice(null) });
  return (
    <>
      <SettingsMenu
        open={open}
        onClose={closeMenu}
        onChoose={choose}
        volume={<VolumeSlider />}
        looks={
          <>
            <ThemeChoice />
            <LanguageChoice className="-mx-4 mt-1" />
          </>
        }
        onLogout={askOrLogOut}
      />
      <AvatarCustomizer user={user} {...shows("avatar")} />
      <InstallDialog {...shows("install")} />
      <RemindersDialog userId={user.id} {...shows("reminders")}>
        <LetterLineSwitch />
      </RemindersDialog>
      <LockDialog user={user} {...shows("lock")} />
      <ShowSkyDialog {...shows("show")} />
      <AboutDialog {...shows("about")} />
      <ContactDialog {...shows("contact")} />
      <DeleteUniverseDialog {...shows("delete")} />
      <LogoutDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        userId={user.id}
        items={items}
        onLogout={() => {
          setAsking(false);
          void logOutOrSayWhy(user.id, client);
        }}
      />
    </>
  );
}

async function logOutOrSayWhy(userId: string, client: QueryClient) {
  if (await logOut(userId, () => leaveSignedOut(client))) return stopMusic();
  showToast((t) => destructive(t(home.stillSignedIn.title), t(home.stillSignedIn.description)));
}
