/** Whether a column of a table has numbers, between which there can be blanks and texts, and with which decimal mark. */

import type { DecimalMark } from "../number-text.ts";
import { readValue } from "../series/value-text.ts";

/** A column that has had so many more texts than numbers is one of texts. */
const enoughTexts = 20;
/** Three digits after a mark can also be thousands. */
const decimalComma = /^\D{0,3}\d+,(?:\d{1,2}|\d{4,})(?!\d)/;
const decimalPoint = /^\D{0,3}\d+\.(?:\d{1,2}|\d{4,})(?!\d)/;

export function createNumberSurvey() {
  let [numbers, texts, commas, points] = [0, 0, 0, 0];
  return {
    see(cell: string) {
      if (texts > numbers + enoughTexts) return;
      if (readValue(cell, ".") === null && readValue(cell, ",") === null) texts += 1;
      else {
        numbers += 1;
        if (decimalComma.test(cell)) commas += 1;
        if (decimalPoint.test(cell)) points += 1;
      }
    },
    /** Null for a column of something else. `mark` is that of the file. */
    mark(mark: DecimalMark): DecimalMark | null {
      if (numbers === 0 || texts > numbers) return null;
      if (commas === points) return mark;
      return commas > points ? "," : ".";
    },
  };
}
