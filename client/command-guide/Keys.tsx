import { Fragment } from "react";
import { appLock } from "#domain/languages/en/app-lock.ts";
import { guide } from "#domain/languages/en/guide.ts";
import { letterPage } from "#domain/languages/en/letter-page.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { setLetterShortcut, useLetterShortcut } from "../navigation/letter-shortcut.ts";
import { Switch } from "../ui/Switch.tsx";

/** A key has the name that is on it, or a text. */
type Key = string | Text;
type Row = readonly [does: Text, ...inputs: (readonly Key[])[]];

const mouse: readonly (readonly [act: Text, does: Text])[] = [
  [guide.mouse.drag, guide.mouse.dragDoes],
  [guide.mouse.wheel, guide.mouse.wheelDoes],
  [guide.mouse.right, guide.mouse.rightDoes],
  [guide.mouse.point, guide.mouse.pointDoes],
  [guide.mouse.click, guide.mouse.clickDoes],
  [guide.mouse.open, guide.mouse.openDoes],
  [guide.mouse.moon, guide.mouse.moonDoes],
  [guide.mouse.time, guide.mouse.timeDoes],
  [guide.mouse.views, guide.mouse.viewsDoes],
  [guide.mouse.dragView, guide.mouse.dragViewDoes],
  [guide.mouse.preset, guide.mouse.presetDoes],
  [guide.mouse.space, guide.mouse.spaceDoes],
  [guide.mouse.hold, guide.mouse.holdDoes],
];

const keys: readonly Row[] = [
  [guide.keys.turn, ["←"], ["→"], ["↑"], ["↓"]],
  [guide.keys.move, ["Shift", guide.keys.arrows]],
  [guide.keys.zoom, ["+"], ["−"]],
  [guide.keys.beforeAfter, ["["], ["]"]],
  [guide.keys.nearest, ["Enter"]],
  [guide.keys.openSelected, ["Enter"]],
  [guide.keys.addSelected, ["Space"]],
  [guide.keys.closeStar, ["Esc"]],
  [guide.keys.reset, ["0"]],
];

const time: readonly Row[] = [
  [guide.keys.day, ["←"], ["→"]],
  [guide.keys.week, ["Shift", "←"], ["Shift", "→"]],
  [guide.keys.month, ["Page Down"], ["Page Up"]],
  [guide.keys.firstLastDay, ["Home"], ["End"]],
  [guide.keys.play, ["Space"]],
];

const addMood: readonly Row[] = [
  [guide.keys.feeling, ["←"], ["→"], ["↑"], ["↓"]],
  [guide.keys.letters, ["S"], ["A"], ["D"]],
  [guide.keys.firstLast, ["Home"], ["End"]],
  [guide.keys.tag, ["Enter"]],
  [guide.keys.create, ["Ctrl", "Enter"]],
];

const journal: readonly Row[] = [
  [guide.keys.star, ["Page Down"], ["Page Up"]],
  [guide.keys.around, ["Ctrl", "End"], ["Ctrl", "Home"]],
  [guide.keys.view, ["←"], ["→"]],
  [guide.keys.dayInGrid, ["←"], ["→"], ["↑"], ["↓"]],
  [guide.keys.monthOrYear, ["Page Up"], ["Page Down"]],
  [guide.keys.openDay, ["Enter"]],
];

const insights: readonly Row[] = [
  [guide.keys.readWeek, ["←"], ["→"]],
  [guide.keys.firstLastWeek, ["Home"], ["End"]],
  [guide.keys.figures, ["Enter"]],
];

const letters: readonly Row[] = [[letterPage.keys, ["←"], ["→"]]];

const elsewhere: readonly Row[] = [
  [guide.keys.openAddMood, ["N"]],
  [guide.keys.search, ["/"]],
  [appLock.title, ["L"]],
  [guide.keys.dismiss, ["F8"]],
  [guide.keys.undo, ["Ctrl", "Z"]],
];

/** Lists what a mouse and the keyboard do in the sky. */
export function Keys() {
  const t = useTranslator();
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <section aria-label={t(guide.mouse.title)} className="surface p-4 shadow-none">
        <h2 className="font-display text-title">{t(guide.mouse.title)}</h2>
        <dl className="mt-2 flex flex-col gap-2">
          {mouse.map(([act, does]) => (
            <div key={act.id}>
              <dt className="font-medium">{t(act)}</dt>
              <dd className="text-quiet text-small">{t(does)}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label={t(guide.keys.title)} className="surface p-4 shadow-none">
        <h2 className="font-display text-title">{t(guide.keys.title)}</h2>
        <p className="mt-2 text-quiet text-small">{t(guide.keys.map)}</p>
        <KeyList rows={keys} />
        <p className="mt-4 text-quiet text-small">{t(guide.keys.time)}</p>
        <KeyList rows={time} />
        <p className="mt-4 text-quiet text-small">{t(guide.keys.addMood)}</p>
        <KeyList rows={addMood} />
        <p className="mt-4 text-quiet text-small">{t(guide.keys.journal)}</p>
        <KeyList rows={journal} />
        <p className="mt-4 text-quiet text-small">{t(guide.keys.insights)}</p>
        <KeyList rows={insights} />
        <p className="mt-4 text-quiet text-small">{t(letterPage.title)}</p>
        <KeyList rows={letters} />
        <p className="mt-4 text-quiet text-small">{t(guide.keys.elsewhere)}</p>
        <KeyList rows={elsewhere} />
        <LetterSwitch />
      </section>
    </div>
  );
}

function LetterSwitch() {
  const t = useTranslator();
  return (
    <div className="mt-2 border-line border-t pt-2">
      <Switch
        label={t(guide.keys.letN)}
        hint={t(guide.keys.letNHint)}
        checked={useLetterShortcut()}
        onCheckedChange={setLetterShortcut}
      />
    </div>
  );
}

function KeyList({ rows }: { rows: readonly Row[] }) {
  const t = useTranslator();
  return (
    <dl className="mt-1 flex flex-col">
      {rows.map(([does, ...inputs]) => (
        <div key={does.id} className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 py-0.5">
          <dt className="grow basis-36 text-small">{t(does)}</dt>
          <dd className="ms-auto flex max-w-full flex-wrap justify-end gap-x-2 gap-y-1">
            {inputs
              .map((chord) => chord.map((key) => (typeof key === "string" ? key : t(key))))
              .map((names) => (
                <Chord key={names.join()} keys={names} />
              ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Keys that are pressed together. */
function Chord({ keys }: { keys: readonly string[] }) {
  return (
    <span className="flex items-center gap-1">
      {keys.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && <span className="text-quiet text-small">+</span>}
          <kbd className="grid h-7 min-w-7 place-items-center rounded-[0.45rem] border border-line border-b-2 bg-raised px-1.5 font-sans text-small">
            {key}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}
