import { afterEach, describe, expect, it, vi } from "vitest";
import { english } from "../../testing/english.ts";
import { copyEmbed, type ShareOutcome, shareUniverse } from "./share-universe.ts";

const address = "https://mood.example.org/";
const snippet =
  '<iframe src="https://mood.example.org/" width="800" height="600" title="Lyra Mood Universe"></iframe>';

const refuse = async () => {
  throw new DOMException("", "NotAllowedError");
};

const toastTitle = (outcome: ShareOutcome) =>
  outcome && "toast" in outcome ? outcome.toast(english).title : null;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("sharing a universe", () => {
  it("leaves everything to the device's share sheet if there is one", async () => {
    const sheet = vi.fn(async () => {});
    vi.stubGlobal("navigator", { share: sheet });
    expect(await shareUniverse("Lyra", address)).toBeNull();
    expect(sheet).toHaveBeenCalledWith({ title: "Lyra Mood Universe", url: address });
  });

  it("copies the address or the code and confirms it", async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal("navigator", { clipboard: { writeText } });
    expect(toastTitle(await shareUniverse("Lyra", address))).toBe("Link copied");
    expect(toastTitle(await copyEmbed("Lyra", address))).toBe("Embed code copied");
    expect(writeText.mock.calls).toEqual([[address], [snippet]]);
  });

  it("returns the text to copy by hand if the clipboard refuses or is missing", async () => {
    for (const navigator of [{ clipboard: { writeText: refuse } }, {}]) {
      vi.stubGlobal("navigator", navigator);
      expect(await shareUniverse("Lyra", address)).toEqual({ copyText: address });
      expect(await copyEmbed("Lyra", address)).toEqual({ copyText: snippet });
    }
  });
});
