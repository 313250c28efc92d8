import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { User } from "#domain/accounts/user.ts";
import { clearStoredDraft } from "../add-mood/draft-store.ts";
import { AvatarCustomizer } from "../avatar/AvatarCustomizer.tsx";
import { stopMusic } from "../music/music.ts";
import { VolumeSlider } from "../music/VolumeSlider.tsx";
import { forgetImports } from "../session/forget-imports.ts";
import { storeUserId } from "../session/stored-user.ts";
import { AboutDialog } from "../settings/AboutDialog.tsx";
import { ContactDialog } from "../settings/ContactDialog.tsx";
import { DeleteUniverseDialog } from "../settings/DeleteUniverseDialog.tsx";
import { type Choice, SettingsMenu } from "../settings/SettingsMenu.tsx";

type Props = {
  open: boolean;
  onClose: () => void;
  user: User;
  /** The button that opened the menu; it gets the focus back. */
  button: RefObject<HTMLElement | null>;
};

/** The settings menu and its dialogs, one at a time. */
export function SettingsArea({ open, onClose, user, button }: Props) {
  const [choice, setChoice] = useState<Choice | null>(null);
  const closeMenu = () => {
    flushSync(onClose);
    button.current?.focus();
  };
  const choose = (next: Choice) => {
    closeMenu();
    setChoice(next);
  };
  const shows = (one: Choice) => ({ open: choice === one, onClose: () => setChoice(null) });
  return (
    <>
      <SettingsMenu
        open={open}
        onClose={closeMenu}
        onChoose={choose}
        volume={<VolumeSlider />}
        onLogout={clearLocalSession}
      />
      <AvatarCustomizer user={user} {...shows("avatar")} />
      <AboutDialog {...shows("about")} />
      <ContactDialog {...shows("contact")} />
      <DeleteUniverseDialog {...shows("delete")} />
    </>
  );
}

/** The server ends the session; this removes what the browser keeps of it. */
function clearLocalSession() {
  stopMusic();
  storeUserId(null);
  clearStoredDraft();
  forgetImports();
}
