import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { drawn } from "./looks.ts";

const button = (name: string) => page.getByRole("button", { name, exact: true });

test("a click presses the button in its middle, once", async () => {
  const press = vi.fn();
  await render(
    <button type="button" className="w-20" onClick={({ clientX, clientY }) => press(clientX, clientY)}>
      Save
    </button>,
  );
  const { left, top, width, height } = button("Save").element().getBoundingClientRect();
  await button("Save").click();
  expect(press.mock.calls).toEqual([[Math.trunc(left + width / 2), Math.trunc(top + height / 2)]]);
});

test("a button that gives its place to another one is pressed where it has gone, and the other one is not", async () => {
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

test.for([
  { name: "disabled", isDisabled: true, covers: [] },
  { name: "covered", isDisabled: false, covers: ["Please wait"] },
])("a button that is $name is pressed once it is free", async ({ isDisabled, covers }) => {
  const press = vi.fn();
  const form = (isDisabled: boolean, covers: string[]) => (
    <div className="relative">
      <button type="button" onClick={press} disabled={isDisabled}>
        Save
      </button>
      {covers.map((cover) => (
        <p key={cover} className="absolute inset-0">
          {cover}
        </p>
      ))}
    </div>
  );
  const { rerender } = await render(form(isDisabled, covers));
  const clicked = button("Save").click();
  await drawn();
  expect(press).not.toHaveBeenCalled();
  await rerender(form(false, []));
  await clicked;
  expect(press).toHaveBeenCalledOnce();
});
