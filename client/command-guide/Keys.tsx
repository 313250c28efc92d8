import { Fragment } from "react";
import { setLetterShortcut, useLetterShortcut } from "../navigation/letter-shortcut.ts";
import { Switch } from "../ui/Switch.tsx";

type Row = readonly [does: string, ...inputs: (readonly string[])[]];

const mouse: readonly (readonly [string, string])[] = [
  ["Drag", "Rotates the 3D view"],
  ["Wheel", "Zooms to the pointer"],
  ["Drag with the right button, or with Space held", "Moves the sky"],
  ["Point at a star", "Shows what it keeps"],
  ["Click a star", "Selects it and turns to it; a second click lets it go"],
  ["Click Open", "Shows the whole star, to read, correct or remove it"],
  ["Click a moon of the selected star", "Joins the stars that have the same tag"],
  ["Click Time", "Shows your sky as it was on an earlier day, and plays it"],
  ["Click Views of your sky", "Moves your stars into a calendar, a clock, streams or clusters"],
  ["Drag in one of these views", "Moves it, because it is flat"],
  ["Click a preset view", "Shows all of your sky from one side, from above, or as at first"],
  ["Click empty space", "Clears the selection"],
  ["Hold a star for 3 seconds", "Enables multi-select; then each click adds a star"],
];

const keys: readonly Row[] = [
  ["Turn the sky", ["←"], ["→"], ["↑"], ["↓"]],
  ["Move the sky", ["Shift", "arrow keys"]],
  ["Zoom in and out", ["+"], ["−"]],
  ["Go to the star before or after", ["["], ["]"]],
  ["Select the star nearest to the middle", ["Enter"]],
  ["Open the selected star, once it is in the middle", ["Enter"]],
  ["Add the selected star to several", ["Space"]],
  ["Close an open star, then let go", ["Esc"]],
  ["Reset the view", ["0"]],
];

const time: readonly Row[] = [
  ["Go to another day", ["←"], ["→"]],
  ["Go to another week", ["Shift", "←"], ["Shift", "→"]],
  ["Go to another month", ["Page Down"], ["Page Up"]],
  ["Go to the first or the last day", ["Home"], ["End"]],
  ["Play or pause", ["Space"]],
];

const addMood: readonly Row[] = [
  ["Go to another feeling", ["←"], ["→"], ["↑"], ["↓"]],
  ["Go to a feeling by its first letters", ["S"], ["A"], ["D"]],
  ["Go to the first or the last one", ["Home"], ["End"]],
  ["Choose or add the tag that you typed", ["Enter"]],
  ["Create Star", ["Ctrl", "Enter"]],
];

const journal: readonly Row[] = [
  ["Go to the star below or above", ["Page Down"], ["Page Up"]],
  ["Go to what is after or before the stars", ["Ctrl", "End"], ["Ctrl", "Home"]],
  ["Go to another view, on its tabs", ["←"], ["→"]],
  ["Go to another day, in a month or a year", ["←"], ["→"], ["↑"], ["↓"]],
  ["Go to another month, or to another year in the year", ["Page Up"], ["Page Down"]],
  ["Open a day", ["Enter"]],
];

const insights: readonly Row[] = [
  ["Read another week", ["←"], ["→"]],
  ["Read the first or the last week", ["Home"], ["End"]],
  ["Open the figures of a chart, on their line", ["Enter"]],
];

const elsewhere: readonly Row[] = [
  ["Open Add Mood, from anywhere on your sky", ["N"]],
  ["Search your notes, in the journal", ["/"]],
  ["Dismiss a message", ["F8"]],
  ["Bring back the star that you removed, while the message shows", ["Ctrl", "Z"]],
];

/** The same actions by mouse and keyboard. */
export function Keys() {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <section aria-label="With a mouse" className="surface p-4 shadow-none">
        <h2 className="font-display text-title">With a mouse</h2>
        <dl className="mt-2 flex flex-col gap-2">
          {mouse.map(([act, does]) => (
            <div key={act}>
              <dt className="font-medium">{act}</dt>
              <dd className="text-quiet text-small">{does}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section aria-label="With the keyboard" className="surface p-4 shadow-none">
        <h2 className="font-display text-title">With the keyboard</h2>
        <p className="mt-2 text-quiet text-small">While the star map has the focus:</p>
        <KeyList rows={keys} />
        <p className="mt-4 text-quiet text-small">On the line of time, below your sky:</p>
        <KeyList rows={time} />
        <p className="mt-4 text-quiet text-small">In Add Mood:</p>
        <KeyList rows={addMood} />
        <p className="mt-4 text-quiet text-small">In the journal:</p>
        <KeyList rows={journal} />
        <p className="mt-4 text-quiet text-small">On the charts of the insights:</p>
        <KeyList rows={insights} />
        <p className="mt-4 text-quiet text-small">Elsewhere:</p>
        <KeyList rows={elsewhere} />
        <LetterSwitch />
      </section>
    </div>
  );
}

function LetterSwitch() {
  return (
    <div className="mt-2 border-line border-t pt-2">
      <Switch
        label="Let N open Add Mood"
        hint="Switch it off if you speak to your device, or press keys by accident. The key / goes off with it."
        checked={useLetterShortcut()}
        onCheckedChange={setLetterShortcut}
      />
    </div>
  );
}

function KeyList({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-1 flex flex-col">
      {rows.map(([does, ...inputs]) => (
        <div key={does} className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 py-0.5">
          <dt className="grow basis-36 text-small">{does}</dt>
          <dd className="ml-auto flex max-w-full flex-wrap justify-end gap-x-2 gap-y-1">
            {inputs.map((chord) => (
              <Chord key={chord.join()} keys={chord} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A key combination. */
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
