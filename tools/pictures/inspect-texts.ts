/** Finds, in a page of the pseudo-language, texts that are no messages, and texts that do not fit. */

import type { Page } from "@playwright/test";
import { closing, opening } from "../pseudo-language.ts";

export type Findings = {
  /** Visible texts and accessible names, or parts of them, that are outside brackets. */
  readonly unnamed: readonly string[];
  /** Messages that their element cuts off. */
  readonly cutOff: readonly string[];
  /** CSS pixels by which the page is wider than the window. */
  readonly overflow: number;
};

/** `known` are texts that are no messages, such as names and notes of the person whose page this is. */
export async function inspectTexts(page: Page, known: readonly string[]): Promise<Findings> {
  const { texts, ...findings } = await page.evaluate(readTexts, { opening, closing });
  const outside = texts.flatMap((text) => outsideBrackets(text)).filter((text) => !isKnown(text, known));
  return { ...findings, unnamed: [...new Set(outside)] };
}

/** What a text has outside brackets. Messages can have others as their params. */
function outsideBrackets(text: string): string[] {
  let depth = 0;
  let outside = "";
  for (const letter of text) {
    if (letter === opening) depth++;
    else if (letter === closing) depth--;
    else outside += depth > 0 ? "\n" : letter;
  }
  return outside
    .split("\n")
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
}

/** Addresses of mails, pages and files. */
const addresses = /\S+@\S+|https?:\/\/\S+|[\w.-]+\.(?:com|org|csv)\b/g;

function isKnown(text: string, known: readonly string[]): boolean {
  const rest = [...known]
    .sort((a, b) => b.length - a.length)
    .reduce((left, name) => left.replaceAll(name, " "), text.replace(addresses, " "));
  return !/\p{L}{2,}/u.test(rest);
}

/** Runs in the page. A text that is spread over several elements is read as one: of the nearest block. */
function readTexts({ opening, closing }: { opening: string; closing: string }) {
  const named = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const skipped = "script, style, noscript, kbd, code, pre, option[lang], [data-person], textarea";
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const blockOf = (node: Node): Element => {
    let element = node.parentElement ?? document.body;
    while (element.parentElement && getComputedStyle(element).display.startsWith("inline"))
      element = element.parentElement;
    return element;
  };
  const blocks = new Map<Element, string>();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (!parent || parent.closest(skipped) || !isShown(parent)) continue;
    const block = blockOf(node);
    blocks.set(block, (blocks.get(block) ?? "") + node.textContent);
  }
  const names = [...document.querySelectorAll(named.map((name) => `[${name}]`).join())]
    .filter((element) => isShown(element) && !element.closest(skipped))
    .flatMap((element) => named.map((name) => element.getAttribute(name) ?? ""));
  const cutOff = [...document.querySelectorAll<HTMLElement>("body *")]
    .filter((element) => isShown(element) && element.textContent?.includes(opening))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isCut = (overflow: string, content: number, space: number) =>
        /hidden|clip/.test(overflow) && content > space + 1 && space > 1;
      return (
        [...element.childNodes].some(
          (child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim(),
        ) &&
        (isCut(overflowX, element.scrollWidth, element.clientWidth) ||
          isCut(overflowY, element.scrollHeight, element.clientHeight))
      );
    })
    .map((element) => `${element.textContent?.slice(0, 80)}${closing}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  return {
    texts: [document.title, ...blocks.values(), ...names],
    cutOff,
    overflow: scrollWidth - clientWidth,
  };
}
