import { useQuery } from "@tanstack/react-query";
import { LifeBuoy } from "lucide-react";
import { useCallback, useState } from "react";
import { instanceQuery } from "./instance.ts";
import { later } from "./later.tsx";
import { useWhenSettled } from "./settled.ts";
import { Button } from "./ui/Button.tsx";

const SupportDialog = later(async () => (await import("./support/SupportDialog.tsx")).SupportDialog);

/** A quiet way to people who listen. What it opens is there without a network once the page has settled. */
export function SupportEntry({ className }: { className?: string }) {
  const [isOpen, setOpen] = useState(false);
  const [isSettled, setSettled] = useState(false);
  const { data, refetch } = useQuery({ ...instanceQuery, enabled: isSettled });
  useWhenSettled(
    useCallback(() => {
      setSettled(true);
      SupportDialog.preload();
    }, []),
  );
  const close = useCallback(() => setOpen(false), []);
  const open = () => {
    setOpen(true);
    if (!data) void refetch();
  };
  return (
    <>
      <Button variant="quiet" className={className} aria-haspopup="dialog" onClick={open}>
        <LifeBuoy aria-hidden="true" />
        Support
      </Button>
      <SupportDialog open={isOpen} onClose={close} lines={data?.supportLines ?? null} />
    </>
  );
}
