/** What a person has typed into the form of the HTML (server/pages/page-html.ts) before React takes it over. */

let form: HTMLFormElement | null = null;

/** Names the form that React takes over; null when it has. */
export const takeOverForm = (early: HTMLFormElement | null) => {
  form = early;
};

/** The texts of fields, by their names; none later. What autofill hides from scripts comes as input afterwards. */
export function typedEarly<Name extends string>(...names: readonly Name[]): Partial<Record<Name, string>> {
  const inputs = [...(form?.elements ?? [])].filter((field) => field instanceof HTMLInputElement);
  const typed = inputs.filter(({ name }) => (names as readonly string[]).includes(name));
  return Object.fromEntries(typed.map(({ name, value }) => [name, value])) as Partial<Record<Name, string>>;
}

/** The button or the form of the last press before React took over (theme/first-theme.js). */
type Holding = HTMLElement & { held?: HTMLElement | undefined };

/** Does again what the person has pressed meanwhile. */
export function pressHeld() {
  const page: Holding = document.documentElement;
  const { held } = page;
  page.held = undefined;
  // React may have made a new form.
  if (held instanceof HTMLFormElement) document.querySelector("form")?.requestSubmit();
  else held?.click();
}
