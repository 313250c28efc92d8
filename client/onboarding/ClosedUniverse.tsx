import { useMutation } from "@tanstack/react-query";
import type { User } from "#domain/accounts/user.ts";
import { api } from "#domain/api.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = { universeName: string; removedAt: Date | null; onKept: (user: User) => void };

/** A universe that waits for its removal. */
export function ClosedUniverse({ universeName, removedAt, onKept }: Props) {
  const keeping = useMutation({
    mutationFn: () => send(api.keepUniverse, { params: { universeName } }),
    onSuccess: ({ data }) => onKept(data),
  });
  return (
    <section className="flex flex-col gap-4 pt-5">
      <h2 ref={takeFocus} tabIndex={-1} className="font-display text-title wrap-anywhere outline-none">
        “{universeName}” is closed
      </h2>
      <p>
        Somebody who knows its name asked to delete it.{" "}
        {removedAt && (
          <>
            It will be removed on <time dateTime={removedAt.toISOString()}>{dateText(removedAt)}</time>.{" "}
          </>
        )}
        Everything in it is still there.
      </p>
      <Notice>{keeping.error && <p>{explain(keeping.error)}</p>}</Notice>
      <Button
        variant="primary"
        aria-disabled={keeping.isPending || undefined}
        aria-busy={keeping.isPending}
        onClick={() => keeping.isPending || keeping.mutate()}
      >
        Keep my universe
      </Button>
    </section>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

const dateText = (moment: Date) => moment.toLocaleString("en", { dateStyle: "long", timeStyle: "short" });

const explain = (error: Error) =>
  (error instanceof CallError && error.refusal.error) || "It could not be kept. Please try again.";
