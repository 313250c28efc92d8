import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { makePage } from "./open-sealed.ts";

const html = readFileSync(join(import.meta.dirname, "../client/open-sealed/page.html"), "utf8");
const script = 'const text = "</script><!--";\nopen(text);';
const page = makePage(html, script, "p {\n  color: red;\n}\n");

const policy = /Security-Policy" content="([^"]*)"/.exec(page)?.[1] ?? "";
const insideOf = (name: string) => new RegExp(`<${name}>(.*?)</${name}>`, "s").exec(page)?.[1] ?? "";
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("the page for sealed exports", () => {
  it("may do nothing but run its own script and style", () => {
    const rules = new Map(policy.split("; ").map((rule) => [rule.split(" ")[0], rule.split(" ").slice(1)]));
    expect(Object.fromEntries(rules)).toEqual({
      "default-src": ["'none'"],
      "script-src": [hashOf(insideOf("script")), "'wasm-unsafe-eval'"],
      "style-src": [hashOf(insideOf("style"))],
      "base-uri": ["'none'"],
      "form-action": ["'none'"],
    });
  });

  it("has its whole script in one element, whatever texts this has", () => {
    expect(page.match(/<script/g)).toHaveLength(1);
    const said: string[] = [];
    runInNewContext(insideOf("script"), { open: (text: string) => said.push(text) });
    expect(said).toEqual(["</script><!--"]);
  });

  it("names no file and no other address", () => {
    expect(page).not.toMatch(/\s(?:src|href)=|url\(|@import|https?:\/\//);
  });

  it("is not made of a template that lacks a place", () => {
    expect(() => makePage(html.replace("<style></style>", ""), script, "")).toThrow("no place <style>");
  });
});
