import { useCallback, useState } from "react";
import { useLocation } from "wouter";
import { lazyDialog } from "../loading/lazy-dialog.tsx";
import { type Asked, useCheckInUrl } from "./use-check-in-url.ts";

const CheckInSheet = lazyDialog(async () => (await import("./CheckInSheet.tsx")).CheckInSheet);

/** The check-in on every page, which the URL opens: a shortcut of the app, a reminder and the links of the product do. */
export function CheckIn({ userId }: { userId: string }) {
  const [path] = useLocation();
  const [opened, setOpened] = useState<{ asked: Asked; path: string } | null>(null);
  const close = useCallback(() => setOpened(null), []);
  useCheckInUrl((asked) => setOpened({ asked, path }));
  // Another page closes it; every answer is kept as it is given.
  const isOpen = opened?.path === path;
  return <CheckInSheet userId={userId} asked={opened?.asked ?? "due"} open={isOpen} onClose={close} />;
}
