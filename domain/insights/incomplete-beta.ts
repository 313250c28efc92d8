/** The regularized incomplete beta function, of which the distributions of the insights are made. */

/** Lanczos' coefficients for g = 7 (Godfrey 2001); the relative error is below 10⁻¹³. */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/** The natural logarithm of the gamma function for `x` from ½ on. Source: Lanczos 1964. */
export function logGamma(x: number): number {
  const sum = lanczos.reduce((total, part, at) => total + (at === 0 ? part : part / (x - 1 + at)), 0);
  const shifted = x + 6.5;
  return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(shifted) - shifted + Math.log(sum);
}

/** The least denominator of the fraction, so that none is zero. */
const tiny = 1e-300;
const mostSteps = 10_000;

/** The continued fraction of the incomplete beta function (DLMF 8.17.22) by the method of Lentz (Thompson, Barnett 1986). */
function betaFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m < mostSteps; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / away(1 + term * d);
      c = away(1 + term / c);
      value *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-15) break;
  }
  return value;
}

const away = (value: number) => (Math.abs(value) < tiny ? tiny : value);

/** The share of the beta distribution of `a` and `b`, both ½ or more, that lies below `x`, from 0 to 1. */
export function betaShare(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  // The fraction converges at once on one side of the mean.
  return x < (a + 1) / (a + b + 2)
    ? (front * betaFraction(x, a, b)) / a
    : 1 - (front * betaFraction(1 - x, b, a)) / b;
}
