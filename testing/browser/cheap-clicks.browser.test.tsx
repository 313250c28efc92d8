import type { ReactNode } from "react";
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { drawn } from "./looks.ts";

let sent: MockInstance<typeof commands.clickAt>;
beforeEach(() => {
  sent = vi.spyOn(commands, "clickAt");
});
afterEach(() => sent.mockRestore());

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a click on a free button is one message, and presses its middle once", async () => {
  const press = vi.fn();
  await render(
    <button type="button" className="w-20" onClick={({ clientX, clientY }) => press(clientX, clientY)}>
      Save
    </button>,
  );
  const { left, top, width, height } = button("Save").element().getBoundingClientRect();
  await button("Save").click();
  expect(press.mock.calls).toEqual([[Math.trunc(left + width / 2), Math.trunc(top + height / 2)]]);
  expect(sent).toHaveBeenCalledOnce();
});

test("a button that gives its place to another one while it is clicked is pressed where it has gone", async () => {
  const [save, remove] = [vi.fn(), vi.fn()];
  await render(
    <div style={{ display: "flex", flexDirection: "column" }}>
      <button
        type="button"
        onClick={save}
        onPointerMove={({ currentTarget }) => {
          currentTarget.style.order = "1";
        }}
      >
        Save
      </button>
      <button type="button" onClick={remove}>
        Remove
      </button>
    </div>,
  );
  await button("Save").click();
  expect([save.mock.calls.length, remove.mock.calls.length]).toEqual([1, 0]);
});

const waiting: readonly { what: string; show: (isFree: boolean, press: () => void) => ReactNode }[] = [
  {
    what: "a disabled button",
    show: (isFree, press) => (
      <button type="button" onClick={press} disabled={!isFree}>
        Save
      </button>
    ),
  },
  {
    what: "the text in a disabled button",
    show: (isFree, press) => (
      <button type="button" onClick={press} disabled={!isFree}>
        <span>Save</span>
      </button>
    ),
  },
  {
    what: "the label of a disabled box",
    show: (isFree, press) => (
      <label>
        <input type="checkbox" onChange={press} disabled={!isFree} />
        <span>Save</span>
      </label>
    ),
  },
  {
    what: "a covered button",
    show: (isFree, press) => (
      <div className="relative">
        <button type="button" onClick={press}>
          Save
        </button>
        {!isFree && <p className="absolute inset-0" />}
      </div>
    ),
  },
  {
    what: "a hidden button",
    show: (isFree, press) => (
      <button type="button" onClick={press} className={isFree ? "" : "invisible"}>
        Save
      </button>
    ),
  },
];

test.for(waiting)("a click on $what waits until it is free", async ({ show }) => {
  const press = vi.fn();
  const { rerender } = await render(show(false, press));
  const clicked = page.getByText("Save").click();
  await drawn();
  expect(sent).not.toHaveBeenCalled();
  await rerender(show(true, press));
  await clicked;
  expect(press).toHaveBeenCalledOnce();
});
