/** Solves small symmetric systems of equations. A matrix is a `Float64Array` of `size` rows, one after the other. */

/**
 * The lower factor of a positive semidefinite matrix. A column that depends on those before it gets an infinite diagonal,
 * so that solutions leave it out.
 */
export function factorize(matrix: Float64Array, size: number): Float64Array {
  const factor = new Float64Array(size * size);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = matrix[row * size + column] ?? 0;
      for (let at = 0; at < column; at++)
        sum -= (factor[row * size + at] ?? 0) * (factor[column * size + at] ?? 0);
      if (row !== column) factor[row * size + column] = sum / (factor[column * size + column] ?? 1);
      else
        factor[row * size + row] =
          sum > 1e-9 * (matrix[row * size + row] ?? 0) ? Math.sqrt(sum) : Number.POSITIVE_INFINITY;
    }
  }
  return factor;
}

/** Solves `factor · x = values`: the first half of a solution. */
export function solveLower(factor: Float64Array, values: Float64Array): Float64Array {
  const size = values.length;
  const solution = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let sum = values[row] ?? 0;
    for (let at = 0; at < row; at++) sum -= (factor[row * size + at] ?? 0) * (solution[at] ?? 0);
    solution[row] = sum / (factor[row * size + row] ?? 1);
  }
  return solution;
}

/** Solves `factor' · x = values`: the second half of a solution. */
export function solveUpper(factor: Float64Array, values: Float64Array): Float64Array {
  const size = values.length;
  const solution = new Float64Array(size);
  for (let row = size - 1; row >= 0; row--) {
    let sum = values[row] ?? 0;
    for (let at = row + 1; at < size; at++) sum -= (factor[at * size + row] ?? 0) * (solution[at] ?? 0);
    solution[row] = sum / (factor[row * size + row] ?? 1);
  }
  return solution;
}

/** The columns that do not depend on others, and the logarithm of the determinant of their matrix. */
export function rankAndLogDeterminant(
  factor: Float64Array,
  size: number,
): { rank: number; logDeterminant: number } {
  let [rank, sum] = [0, 0];
  for (let row = 0; row < size; row++) {
    const diagonal = factor[row * size + row] ?? 1;
    if (diagonal === Number.POSITIVE_INFINITY) continue;
    rank += 1;
    sum += 2 * Math.log(diagonal);
  }
  return { rank, logDeterminant: sum };
}

export function dot(one: Float64Array, other: Float64Array): number {
  // Four sums at once: one would wait for each addition before the next.
  let [first, second, third, fourth] = [0, 0, 0, 0];
  const whole = one.length - (one.length % 4);
  for (let at = 0; at < whole; at += 4) {
    first += (one[at] as number) * (other[at] as number);
    second += (one[at + 1] as number) * (other[at + 1] as number);
    third += (one[at + 2] as number) * (other[at + 2] as number);
    fourth += (one[at + 3] as number) * (other[at + 3] as number);
  }
  for (let at = whole; at < one.length; at++) first += (one[at] as number) * (other[at] as number);
  return first + second + third + fourth;
}
