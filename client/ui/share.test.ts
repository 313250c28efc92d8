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
  it("uses the device's share sheet if there is one", async () => {
    const sheet = vi.fn(async () => {});
    device({ share: sheet });
    expect(await share(data, data.url)).toBe("shared");
    expect(sheet).toHaveBeenCalledWith(data);
  });

  it("copies without a share sheet, or when the sheet refuses", async () => {
    for (const sheet of [undefined, () => Promise.reject(new DOMException("no", "NotAllowedError"))]) {
      const writeText = vi.fn(async () => {});
      device({ ...(sheet && { share: sheet }), writeText });
      expect(await share(data, data.url)).toBe("copied");
      expect(writeText).toHaveBeenCalledWith(data.url);
    }
  });

  it("does nothing more when the sheet is closed, or when the button is pressed again while it is open", async () => {
    for (const reason of ["AbortError", "InvalidStateError"]) {
      const writeText = vi.fn(async () => {});
      device({ share: () => Promise.reject(new DOMException("", reason)), writeText });
      expect(await share(data, data.url)).toBe("cancelled");
      expect(writeText).not.toHaveBeenCalled();
    }
  });

  it("reports a missing or forbidden clipboard", async () => {
    device({});
    expect(await copy("text")).toBe("refused");
    device({ writeText: () => Promise.reject(new DOMException("no", "NotAllowedError")) });
    expect(await share(data, data.url)).toBe("refused");
  });
});
