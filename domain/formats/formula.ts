/** Keeps spreadsheets from running a text as a formula. */

/**
 * Spreadsheets run a cell that begins with one of these, also in their full-width form (OWASP, CSV Injection); some skip
 * white space before it. An apostrophe before it makes the cell a text.
 */
const formula = /^'*(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;

/** The text, with an apostrophe before it if a spreadsheet would run it, or if it has one that could be taken for such a mark. */
export const neutralizeFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** The text that `neutralizeFormula` was given. */
export const withoutNeutralizing = (cell: string): string =>
  cell.startsWith("'") && formula.test(cell.slice(1)) ? cell.slice(1) : cell;
