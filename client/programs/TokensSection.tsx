import { useQuery, useQueryClient } from "@tanstack/react-query";
import { KeyRound } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { mostTokens } from "#domain/accounts/tokens.ts";
import { tokenCalls } from "#domain/calls/tokens.ts";
import { programs } from "#domain/languages/en/programs.ts";
import { send } from "../api.ts";
import { LoadedList } from "../doors/LoadedList.tsx";
import { SureDialog } from "../doors/SureDialog.tsx";
import { unlessGone } from "../doors/unless-gone.ts";
import { Way } from "../doors/Way.tsx";
import { useTranslator } from "../languages/language.ts";
import { usedText } from "../time/used-text.ts";
import { Badge } from "../ui/Badge.tsx";
import { Button } from "../ui/Button.tsx";
import { Section } from "../ui/Section.tsx";
import { showToast } from "../ui/toasts.ts";
import { NewToken } from "./NewToken.tsx";
import { endText, hasEnded, mayText, type Token, tokensQuery } from "./tokens.ts";

/** The keys of programs: what each opens, until when, and how it is taken back. */
export function TokensSection({ sealsWords }: { sealsWords: boolean }) {
  const t = useTranslator();
  const query = useQuery(tokensQuery);
  return (
    <Section title={t(programs.tokens.title)}>
      <div className="flex max-w-[65ch] flex-col gap-2 text-pretty text-quiet">
        <p>{t(programs.tokens.what)}</p>
        <p className="text-small">{t(programs.tokens.never)}</p>
      </div>
      <LoadedList query={query} offline={programs.tokens.offline} unreachable={programs.tokens.unreachable}>
        {(tokens) => <Tokens tokens={tokens} sealsWords={sealsWords} />}
      </LoadedList>
    </Section>
  );
}

type Task = { readonly kind: "make" } | { readonly kind: "revoke"; readonly token: Token };

function Tokens({ tokens, sealsWords }: { tokens: readonly Token[]; sealsWords: boolean }) {
  const t = useTranslator();
  const [task, setTask] = useState<Task | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const close = () => setTask(null);
  return (
    <>
      {tokens.length === 0 ? (
        <p>{t(programs.tokens.none)}</p>
      ) : (
        <ul aria-label={t(programs.tokens.list)} className="flex flex-col gap-2">
          {tokens.map((token) => (
            <TokenRow key={token.id} token={token} onRevoke={() => setTask({ kind: "revoke", token })} />
          ))}
        </ul>
      )}
      <div ref={end} tabIndex={-1} className="self-start rounded-control outline-none">
        {tokens.length >= mostTokens ? (
          <p className="text-quiet text-small">
            {t(programs.tokens.asManyAsPossible, { count: mostTokens })}
          </p>
        ) : (
          <Button
            variant={tokens.length === 0 ? "primary" : "plain"}
            onClick={() => setTask({ kind: "make" })}
          >
            {t(tokens.length === 0 ? programs.tokens.make : programs.tokens.makeAnother)}
          </Button>
        )}
      </div>
      {task?.kind === "make" && <NewToken sealsWords={sealsWords} onClose={close} focusAfter={end} />}
      {task?.kind === "revoke" && <RevokeDialog token={task.token} onClose={close} focusAfter={end} />}
    </>
  );
}

type RowProps = { token: Token; onRevoke: () => void };

function TokenRow({ token, onRevoke }: RowProps) {
  const t = useTranslator();
  const isOver = hasEnded(token);
  const { name } = token;
  return (
    <Way
      icon={KeyRound}
      title={name}
      badge={isOver && <Badge>{t(programs.tokens.ended)}</Badge>}
      detail={
        <>
          <span className="block">{mayText(t, token.scopes)}</span>
          {[endText(t, token), usedText(t, token.lastUsedAt, programs.tokens)].join("\u00a0· ")}
        </>
      }
    >
      <Button
        variant="quiet"
        aria-label={t(isOver ? programs.tokens.removeOne : programs.tokens.revokeOne, { name })}
        onClick={onRevoke}
      >
        {t(isOver ? programs.tokens.remove : programs.tokens.revoke)}
      </Button>
    </Way>
  );
}

type RevokeProps = { token: Token; onClose: () => void; focusAfter: RefObject<HTMLElement | null> };

/** Asks once more before a program is locked out; a token that has ended only leaves the list. */
function RevokeDialog({ token, onClose, focusAfter }: RevokeProps) {
  const t = useTranslator();
  const client = useQueryClient();
  const { name } = token;
  const isOver = hasEnded(token);
  const revoke = async () => {
    const deleted = send(tokenCalls.deleteToken, { params: { id: token.id } });
    await unlessGone(deleted).finally(() => client.invalidateQueries({ queryKey: tokensQuery.queryKey }));
    showToast((t) =>
      isOver
        ? { title: t(programs.revoke.removed, { name }) }
        : { title: t(programs.revoke.revoked, { name }), description: t(programs.revoke.revokedHint) },
    );
  };
  return (
    <SureDialog
      title={t(isOver ? programs.revoke.removeTitle : programs.revoke.title, { name })}
      hint={t(isOver ? programs.revoke.removeHint : programs.revoke.hint)}
      act={t(isOver ? programs.tokens.remove : programs.tokens.revoke)}
      keep={t(programs.revoke.keep)}
      onAct={revoke}
      failed={programs.revoke.failed}
      onClose={onClose}
      focusAfter={focusAfter}
    />
  );
}
