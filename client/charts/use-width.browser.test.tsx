import { vi } from "vitest";
import { page } from "vitest/browser";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { useWidth } from "./use-width.ts";

function Picture() {
  const [ref, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={ref} style={{ width: 300 }}>
      {width} pixels
    </div>
  );
}

test("a picture has its width before the browser tells of a change of sizes", async ({ show }) => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
  await show(<Picture />);
  await expect.element(page.getByText("300 pixels")).toBeInTheDocument();
});
