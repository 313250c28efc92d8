/** Scales say where a value lies in a picture. A library for them would weigh more than the rest of a page. */

type Pair = readonly [from: number, to: number];

export type Scale = ((value: number) => number) & {
  /** The value at a place. */
  readonly invert: (place: number) => number;
};

/** A straight line from `domain` to `range`; a domain of one value lies in the middle. */
export function scaleOf([low, high]: Pair, [start, end]: Pair): Scale {
  const share = (value: number) => (high === low ? 0.5 : (value - low) / (high - low));
  return Object.assign((value: number) => start + share(value) * (end - start), {
    invert: (place: number) => low + (end === start ? 0 : (place - start) / (end - start)) * (high - low),
  });
}

/** Bars beside each other: `step` from one to the next, `width` of one, and the left edge of each by its position. */
export type Bars = { readonly step: number; readonly width: number; readonly left: (at: number) => number };

/** `padding` is the share of a step between two bars and at both ends. */
export function barsOf(count: number, [start, end]: Pair, padding: number): Bars {
  const step = (end - start) / Math.max(1, count + padding);
  return { step, width: step * (1 - padding), left: (at) => start + step * (at + padding) };
}

/** Round numbers between two others, about `count` of them, and the decimals that they need. */
export function roundTicks(low: number, high: number, count: number) {
  const rough = (high - low) / Math.max(1, count);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.7) ?? 10);
  const decimals = Math.max(0, -Math.floor(Math.log10(step) + 1e-9));
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  const ticks = Array.from({ length: last - first + 1 }, (_, at) =>
    Number(((first + at) * step).toFixed(decimals)),
  );
  return { ticks, decimals };
}
