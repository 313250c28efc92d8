import { Dialog } from "../ui/Dialog.tsx";

export function AboutDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog title="About Us" open={open} onOpenChange={(next) => next || onClose()} className="md:w-[30rem]!">
      <div className="flex flex-col gap-3">
        <p>
          Mood Universe turns your emotional journey into an immersive 3D universe. Every feeling you keep
          becomes a star of your own sky: its colour is the emotion, its size how strong it was.
        </p>
        <p>
          Over the weeks a map grows that you can turn, enter and read: what came back, what passed, and what
          was there all along.
        </p>
        <p className="text-quiet text-small tabular-nums">Version 1.0</p>
      </div>
    </Dialog>
  );
}
