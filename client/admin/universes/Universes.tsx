import { useInfiniteQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ListedUniverse, UniverseOrder } from "#domain/admin/universes.ts";
import { admin } from "#domain/languages/en/admin.ts";
import { useTranslator } from "../../languages/language.ts";
import { Field } from "../../ui/Field.tsx";
import { Select } from "../../ui/Select.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { Answered, Closed, isClosed } from "../Answered.tsx";
import { MoreButton } from "../MoreButton.tsx";
import { universesQuery } from "../queries.ts";
import { UniverseCard } from "./UniverseCard.tsx";
import { UniverseDialog } from "./UniverseDialog.tsx";

/** Days come first: who was here lately is asked for most. */
const orders = ["seen", "name", "created", "bytes"] as const satisfies readonly UniverseOrder[];

export function Universes() {
  const [typed, setTyped] = useState("");
  const [order, setOrder] = useState<UniverseOrder>("seen");
  const search = useSettled(typed.trim());
  const query = useInfiniteQuery(universesQuery(search, order));
  if (isClosed(query.error)) return <Closed error={query.error} />;
  return (
    <div className="flex flex-col gap-4">
      <Controls {...{ typed, order }} onType={setTyped} onOrder={setOrder} />
      <Answered query={query} rows={6}>
        {({ pages }) => (
          <List
            universes={pages.flatMap(({ universes }) => universes)}
            isWhole={!query.hasNextPage}
            search={search}
          />
        )}
      </Answered>
      <MoreButton query={query} />
    </div>
  );
}

type ControlsProps = {
  typed: string;
  order: UniverseOrder;
  onType: (typed: string) => void;
  onOrder: (order: UniverseOrder) => void;
};

function Controls({ typed, order, onType, onOrder }: ControlsProps) {
  const t = useTranslator();
  return (
    <search className="grid gap-3 sm:grid-cols-[1fr_14rem]">
      <TextField
        label={t(admin.universes.search)}
        type="search"
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        maxLength={200}
        value={typed}
        onValueChange={onType}
      />
      <Field label={t(admin.universes.order)}>
        {(props) => (
          <Select
            {...props}
            value={order}
            onChange={({ target }) => onOrder(orders.find((one) => one === target.value) ?? "seen")}
          >
            {orders.map((one) => (
              <option key={one} value={one}>
                {t(admin.universes.orders[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </search>
  );
}

type ListProps = { universes: readonly ListedUniverse[]; isWhole: boolean; search: string };

function List({ universes, isWhole, search }: ListProps) {
  const t = useTranslator();
  const [openId, setOpenId] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const open = universes.find(({ id }) => id === openId);
  const count = universes.length;
  return (
    <>
      <p role="status" className="text-quiet text-small tabular-nums">
        {count === 0 && search
          ? t(admin.universes.none, { search })
          : t(isWhole ? admin.universes.count : admin.universes.first, { count })}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t(admin.parts.universes)}
        className="flex flex-col gap-2 rounded-control outline-none empty:hidden"
      >
        {universes.map((universe) => (
          <UniverseCard key={universe.id} universe={universe} onOpen={() => setOpenId(universe.id)} />
        ))}
      </ul>
      {open && <UniverseDialog universe={open} onClose={() => setOpenId(null)} focusAfter={list} />}
    </>
  );
}

const settledAfterMs = 250;

/** The text after a person has stopped typing it for a moment, so that not each letter asks the server. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
