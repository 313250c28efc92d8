import { type RefObject, useState } from "react";
import { flushSync } from "react-dom";
import type { User } from "#domain/accounts.ts";
import { forgetDraft } from "../add-mood/draft-store.ts";
import { AvatarCustomizer } from "../avatar/AvatarCustomizer.tsx";
import { stopMusic } from "../music/music.ts";
import { VolumeSlider } from "../music/VolumeSlider.tsx";
import { AboutDialog } from "../settings/AboutDialog.tsx";
import { ContactDialog } from "../settings/ContactDialog.tsx";
import { DeleteUniverseDialog } from "../settings/DeleteUniverseDialog.tsx";
import { type Choice, SettingsMenu } from "../settings/SettingsMenu.tsx";
import { storeUserId } from "../stored-user.ts";

type Props = {
  open: boolean;
  onClose: () => void;
  user: User;
  /** Opened the menu, and has the focus again after whatever was opened from it. */
  button: RefObject<HTMLElement | null>;
};

/** The settings menu and what opens from it, one at a time. */
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
        onLogout={leaveNothing}
      />
      <AvatarCustomizer user={user} {...shows("avatar")} />
      <AboutDialog {...shows("about")} />
      <ContactDialog {...shows("contact")} />
      <DeleteUniverseDialog {...shows("delete")} />
    </>
  );
}

/** The server ends the session; this tab keeps nothing of it either. */
function leaveNothing() {
  stopMusic();
  storeUserId(null);
  forgetDraft();
}
