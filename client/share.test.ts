import { afterEach, describe, expect, it, vi } from "vitest";
import { copy, share } from "./share.ts";

const data = { title: "Andromeda Mood Universe", url: "https://mood.example.org/" };

function device(parts: { share?: () => Promise<void>; writeText?: (text: string) => Promise<void> }) {
  vi.stubGlobal("navigator", {
    ...(parts.share && { share: parts.share }),
    ...(parts.writeText && { clipboard: { writeText: parts.writeText } }),
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("sharing", () => {
  it("uses the device's sheet where there is one", async () => {
    const sheet = vi.fn(async () => {});
    device({ share: sheet });
    expect(await share(data, data.url)).toBe("shared");
    expect(sheet).toHaveBeenCalledWith(data);
  });

  it("copies where there is no sheet, or where the sheet refuses", async () => {
    for (const sheet of [undefined, () => Promise.reject(new DOMException("no", "NotAllowedError"))]) {
      const writeText = vi.fn(async () => {});
      device({ ...(sheet && { share: sheet }), writeText });
      expect(await share(data, data.url)).toBe("copied");
      expect(writeText).toHaveBeenCalledWith(data.url);
    }
  });

  it("does nothing more for somebody who closes the sheet, or presses twice while it is open", async () => {
    for (const reason of ["AbortError", "InvalidStateError"]) {
      const writeText = vi.fn(async () => {});
      device({ share: () => Promise.reject(new DOMException("", reason)), writeText });
      expect(await share(data, data.url)).toBe("cancelled");
      expect(writeText).not.toHaveBeenCalled();
    }
  });

  it("says when the clipboard is missing or forbidden", async () => {
    device({});
    expect(await copy("text")).toBe("refused");
    device({ writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
    expect(await share(data, data.url)).toBe("refused");
  });
});
