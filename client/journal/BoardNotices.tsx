import { CircleAlert, CloudUpload } from "lucide-react";
import { Button } from "../ui/Button.tsx";

/** Finds a tag or a feeling by its name. */
export function BoardSearch(props: {
  label: string;
  text: string;
  onTextChange: (text: string) => void;
  /** Marks it as what takes the focus without rows: `data-tag-fallback` and the like. */
  data: Readonly<Record<`data-${string}`, true | undefined>>;
}) {
  const { label, text, onTextChange, data } = props;
  return (
    <input
      type="search"
      {...data}
      aria-label={label}
      placeholder={label}
      autoComplete="off"
      dir="auto"
      value={text}
      onChange={(event) => onTextChange(event.target.value)}
      className="min-h-11 min-w-0 grow basis-40 rounded-control border border-edge bg-raised px-3"
    />
  );
}

/** Says that what has gone from the list waits to be sent. It appears late, because most changes arrive within a moment. */
export const GoneWaiting = ({ text }: { text: string }) => (
  <p className="flex animate-late items-start gap-2 text-quiet text-small">
    <CloudUpload aria-hidden="true" className="mt-px size-4 shrink-0 text-amber" />
    {text}
  </p>
);

type RefusedProps = { text: string; look: string; onLook: () => void };

/** Leads to what was not accepted, which can be far down or in the archive. */
export const RefusedNotice = ({ text, look, onLook }: RefusedProps) => (
  <div className="flex items-center gap-2 rounded-control border border-line bg-raised py-1 pe-1 ps-3 text-small">
    <CircleAlert aria-hidden="true" className="size-4 shrink-0 text-amber" />
    <p className="min-w-0 grow py-1 wrap-anywhere">{text}</p>
    <Button variant="quiet" onClick={onLook}>
      {look}
    </Button>
  </div>
);
