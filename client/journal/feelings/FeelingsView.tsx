import { Archive, Plus } from "lucide-react";
import { useState } from "react";
import { familiesByPleasantness } from "#domain/emotion-choice.ts";
import { familyName } from "#domain/feeling-name.ts";
import { ownFeelings } from "#domain/languages/en/own-feelings.ts";
import { maxOwnFeelings, type OwnFeeling } from "#domain/records/feeling/feeling.ts";
import type { MoodEntry } from "#domain/records/star/mood-entry.ts";
import { searchTags, sortByUse } from "#domain/records/tag/find-tags.ts";
import { useTranslator } from "../../languages/language.ts";
import { FamilyGlyph } from "../../stars/EmotionGlyph.tsx";
import { Button } from "../../ui/Button.tsx";
import { Folded } from "../../ui/Folded.tsx";
import { BoardSearch, GoneWaiting, RefusedNotice } from "../BoardNotices.tsx";
import { FeelingDialogs } from "./FeelingDialogs.tsx";
import { FeelingRow } from "./FeelingRow.tsx";
import { type FeelingBoard, useFeelingBoard } from "./use-feeling-board.ts";

type Props = {
  userId: string;
  /** The person's own feelings. */
  own: readonly OwnFeeling[];
  /** All stars, also those that wait. */
  entries: readonly MoodEntry[];
};

/** The person's own feelings by family, the most used first, with everything that can be done with them. */
export function FeelingsView({ userId, own, entries }: Props) {
  const t = useTranslator();
  const board = useFeelingBoard(userId, own, entries);
  const [text, setText] = useState("");
  const found = searchTags(sortByUse(own, board.counts), text);
  return (
    <div ref={board.container} className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        {board.status}
      </p>
      {own.length === 0 && <WhatTheyAre />}
      <Tools board={board} text={text} onTextChange={setText} />
      {own.length > 0 && found.length === 0 && <p role="status">{t(ownFeelings.noneFound)}</p>}
      <Families feelings={found.filter(({ isArchived }) => !isArchived)} board={board} />
      <Archived
        feelings={found.filter(({ isArchived }) => isArchived)}
        isSearch={text !== ""}
        board={board}
      />
      <FeelingDialogs board={board} />
    </div>
  );
}

function WhatTheyAre() {
  const t = useTranslator();
  return (
    <div className="max-w-[60ch] pt-2">
      <h2 className="font-display text-lead">{t(ownFeelings.about.title)}</h2>
      <p className="mt-1 text-pretty text-quiet">{t(ownFeelings.about.text)}</p>
    </div>
  );
}

/** Number of feelings that do not fit on a screen. */
const many = 8;

type ToolsProps = { board: FeelingBoard; text: string; onTextChange: (text: string) => void };

/** Finds and makes feelings, and says what no row can say. */
function Tools({ board, text, onTextChange }: ToolsProps) {
  const t = useTranslator();
  const count = board.own.length;
  const isFull = count >= maxOwnFeelings;
  const gone = [...board.waiting.values()].filter(
    ({ kind }) => kind === "feelingRemoval" || kind === "feelingMerge",
  );
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        {(count > many || text !== "") && (
          <BoardSearch
            data={{ "data-feeling-fallback": isFull || undefined }}
            label={t(ownFeelings.find)}
            text={text}
            onTextChange={onTextChange}
          />
        )}
        {!isFull && (
          <Button data-feeling-fallback="" onClick={() => board.begin({ kind: "create" })}>
            <Plus aria-hidden="true" />
            {t(ownFeelings.new)}
          </Button>
        )}
      </div>
      {isFull && <p className="text-quiet text-small">{t(ownFeelings.full, { count: maxOwnFeelings })}</p>}
      {gone.length > 0 && <GoneWaiting text={t(ownFeelings.goneWaiting, { count: gone.length })} />}
      <RefusedFeeling board={board} onLook={() => onTextChange("")} />
    </>
  );
}

/** Leads to a feeling that was not accepted, which can be far down. */
function RefusedFeeling({ board, onLook }: { board: FeelingBoard; onLook: () => void }) {
  const t = useTranslator();
  const refused = board.own.find(({ id }) => id !== board.openId && board.waiting.get(id)?.refused);
  if (!refused) return null;
  const look = () => {
    onLook();
    board.open(refused.id);
  };
  return (
    <RefusedNotice
      text={t(ownFeelings.refused.notice, { name: refused.name })}
      look={t(ownFeelings.refused.look)}
      onLook={look}
    />
  );
}

type ListProps = { feelings: readonly OwnFeeling[]; board: FeelingBoard };

function Families({ feelings, board }: ListProps) {
  const t = useTranslator();
  return familiesByPleasantness.map((family) => {
    const ofFamily = feelings.filter((feeling) => feeling.family === family);
    if (ofFamily.length === 0) return null;
    const name = familyName(t, family);
    return (
      <section key={family}>
        <h2 className="flex items-center gap-2 pb-1.5 font-display text-lead">
          <FamilyGlyph family={family} />
          {name}
          <span className="font-sans text-quiet text-small tabular-nums">
            {ofFamily.length.toLocaleString(t.locale)}
          </span>
        </h2>
        <List label={name} feelings={ofFamily} board={board} />
      </section>
    );
  });
}

const List = ({ label, feelings, board }: ListProps & { label: string }) => (
  <ul
    aria-label={label}
    className="divide-y divide-line overflow-hidden rounded-control border border-line bg-panel"
  >
    {feelings.map((feeling) => (
      <li key={feeling.id}>
        <FeelingRow feeling={feeling} board={board} />
      </li>
    ))}
  </ul>
);

/** The archive, folded except where the person looks for a feeling. */
function Archived({ feelings, isSearch, board }: ListProps & { isSearch: boolean }) {
  const t = useTranslator();
  const [isOpen, setOpen] = useState(false);
  if (feelings.length === 0) return null;
  return (
    <Folded
      icon={Archive}
      title={t(ownFeelings.archived, { count: feelings.length })}
      isOpen={isOpen || isSearch || feelings.some(({ id }) => id === board.openId)}
      onOpenChange={setOpen}
    >
      <p className="text-quiet text-small">{t(ownFeelings.archivedNote)}</p>
      <List label={t(ownFeelings.archivedList)} feelings={feelings} board={board} />
    </Folded>
  );
}
