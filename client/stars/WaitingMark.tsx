import { CircleAlert, CloudUpload } from "lucide-react";
import { Link } from "wouter";

/** Why a star is not on the server as it is shown. `sentence` is the server's, if it has refused it. */
export type Waiting = {
  readonly what: "star" | "correction";
  readonly isRefused: boolean;
  readonly sentence: string | null;
};

/** Beside the name of the star. */
export function WaitingMark({ waiting: { what, isRefused } }: { waiting: Waiting }) {
  const Icon = isRefused ? CircleAlert : CloudUpload;
  return (
    <span className="flex items-center gap-1.5 text-amber text-small">
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isRefused ? "Not accepted" : what === "star" ? "Waiting to be sent" : "Correction waiting"}
    </span>
  );
}

/** What that means, and what can be done. */
export function WaitingLine({ waiting: { isRefused, sentence, what } }: { waiting: Waiting }) {
  const text = isRefused
    ? `${sentence ?? "Your universe did not accept it."} ${refusedHints[what]}`
    : "It is kept on this device and sent by itself.";
  return <p className="text-pretty text-quiet text-small">{text}</p>;
}

const refusedHints = {
  star: "It is kept on this device until you change or withdraw it.",
  correction: "You see the star as it was. Correct it again to try once more.",
} as const;

/** Opens the form of a star that waits to be sent, which the server does not know. */
export const WaitingStarLink = ({ id }: { id: string }) => (
  <Link
    href={`/?star=${id}`}
    className="-ml-1 inline-flex min-h-11 items-center px-1 text-small underline underline-offset-4 pointer-fine:min-h-8"
  >
    Change or withdraw it
  </Link>
);
