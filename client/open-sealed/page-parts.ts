/** The parts of page.html that the page writes into. */

const names = [
  ...(["title", "introduction", "noCryptography", "choosing", "choose", "hint", "found"] as const),
  ...(["refused", "with", "passphrase", "kit", "kitHint", "wrong", "journal", "journalTitle"] as const),
  ...(["notOpened", "saving", "saveHint", "searchLabel", "count", "stars", "languageLabel"] as const),
] as const;
const buttons = ["reveal", "open", "save", "more"] as const;
const inputs = ["file", "typed", "search"] as const;

type Named<Name extends string, Part> = Readonly<Record<Name, Part>>;
type KeyForm = HTMLFormElement & { readonly with: RadioNodeList };

export type PageParts = Named<(typeof names)[number], HTMLElement> &
  Named<(typeof buttons)[number], HTMLButtonElement> &
  Named<(typeof inputs)[number], HTMLInputElement> & {
    readonly form: KeyForm;
    readonly language: HTMLSelectElement;
  };

export function findParts(page: ParentNode = document): PageParts {
  const all = [...names, ...buttons, ...inputs, "form", "language"];
  return Object.fromEntries(all.map((name) => [name, find(page, name)])) as unknown as PageParts;
}

function find(page: ParentNode, name: string): Element {
  const element = page.querySelector(`[data-part="${name}"]`);
  if (!element) throw new Error(`The page has no part ${name}.`);
  return element;
}
