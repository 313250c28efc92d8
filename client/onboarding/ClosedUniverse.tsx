import { useMutation } from "@tanstack/react-query";
import type { User } from "#domain/accounts/user.ts";
import { onboarding } from "#domain/languages/en/onboarding.ts";
import { visitorCalls } from "#domain/visitor-calls.ts";
import { send } from "../api.ts";
import { CallError } from "../call-errors.ts";
import { translator, useTranslator } from "../languages/language.ts";
import { RichText } from "../languages/RichText.tsx";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";

type Props = { universeName: string; removedAt: Date | null; onKept: (user: User) => void };

/** A universe that waits for its removal. */
export function ClosedUniverse({ universeName, removedAt, onKept }: Props) {
  const t = useTranslator();
  const keeping = useMutation({
    mutationFn: () => send(visitorCalls.keepUniverse, { params: { universeName } }),
    onSuccess: ({ data }) => onKept(data),
  });
  return (
    <section className="flex flex-col gap-4 pt-5">
      <h2 ref={takeFocus} tabIndex={-1} className="font-display text-title wrap-anywhere outline-none">
        {t(onboarding.closing.title, { universeName })}
      </h2>
      <p>
        {removedAt ? (
          <RichText
            text={onboarding.closing.reasonWithDate}
            tags={{ time: (content) => <time dateTime={removedAt.toISOString()}>{content}</time> }}
            params={{
              moment: removedAt.toLocaleString(t.locale, { dateStyle: "long", timeStyle: "short" }),
            }}
          />
        ) : (
          t(onboarding.closing.reason)
        )}
      </p>
      <Notice>{keeping.error && <p>{explain(keeping.error)}</p>}</Notice>
      <Button
        variant="primary"
        aria-disabled={keeping.isPending || undefined}
        aria-busy={keeping.isPending}
        onClick={() => keeping.isPending || keeping.mutate()}
      >
        {t(onboarding.closing.keep)}
      </Button>
    </section>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

const explain = (error: Error) =>
  (error instanceof CallError && error.refusal.error) || translator()(onboarding.closing.failed);
