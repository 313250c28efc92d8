import { useEffect, useRef } from "react";
import type { User } from "#domain/accounts/user.ts";
import { OwnUniverseProvider } from "../outbox/own-universe.tsx";
import { AddMoodDialog } from "./AddMoodDialog.tsx";
import { AddMoodProvider, useAddMood, useAddMoodState } from "./add-mood-store.tsx";
import { useDiscardOfSent } from "./unsent-stars.ts";

type Props = {
  user: User;
  /** The calendar day of the star; null for now. */
  day: number | null;
  open: boolean;
  onClose: () => void;
};

/** Add Mood on a page that is not home, for a day. Its draft is the one of home. */
export function AddStarDialog({ user, ...opened }: Props) {
  return (
    <OwnUniverseProvider user={user}>
      <AddMoodProvider userId={user.id}>
        <Opened {...opened} />
      </AddMoodProvider>
    </OwnUniverseProvider>
  );
}

function Opened({ day, onClose }: Omit<Props, "user">) {
  const { openDay, close } = useAddMood();
  const isOpen = useAddMoodState((state) => state.isOpen);
  const wasOpen = useRef(false);
  // The draft of a star that was sent goes before the dialog shows it.
  useDiscardOfSent();
  useEffect(() => openDay(day), [openDay, day]);
  useEffect(() => {
    if (wasOpen.current && !isOpen) onClose();
    wasOpen.current = isOpen;
  }, [isOpen, onClose]);
  return <AddMoodDialog open={isOpen} onClose={close} />;
}
