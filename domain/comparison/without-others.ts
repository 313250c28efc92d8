/** What other columns of a regression leave of one: the part that only it explains. */

import { dot, factorize, solveLower, solveUpper } from "../insights/cholesky.ts";

/** What others do not explain of a column, and the sum of its squares; null if that is nothing. */
export function withoutOthers(column: Float64Array, others: readonly Float64Array[]) {
  const size = others.length;
  const gram = new Float64Array(size * size);
  for (const [row, one] of others.entries())
    for (let at = 0; at <= row; at++) gram[row * size + at] = dot(one, others[at] as Float64Array);
  const factor = factorize(gram, size);
  const products = Float64Array.from(others, (other) => dot(other, column));
  const weights = solveUpper(factor, solveLower(factor, products));
  const left = column.slice();
  for (const [at, other] of others.entries()) {
    const weight = weights[at] as number;
    for (let day = 0; day < left.length; day++)
      left[day] = (left[day] as number) - weight * (other[day] as number);
  }
  const squares = dot(left, left);
  return squares > 1e-9 * dot(column, column) ? { column: left, squares } : null;
}
