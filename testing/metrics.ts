/** Reads the text format of Prometheus. */

export type Sample = {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
};

const sampleLine = /^([a-z_]\w*)(?:\{(.*)\})? (\S+)$/i;

/** Throws at a line that is neither a comment nor a sample. */
export const readSamples = (text: string): Sample[] =>
  text
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"))
    .map((line) => {
      const [, name, labels = "", value] = sampleLine.exec(line) ?? [];
      if (!name) throw new Error(`No sample: ${line}`);
      const pairs = [...labels.matchAll(/(\w+)="([^"]*)"/g)].map(([, key = "", text = ""]) => [key, text]);
      return { name, labels: Object.fromEntries(pairs), value: Number(value) };
    });

/** The value of the sample with these labels, and perhaps others; undefined without one. */
export const sampleValue = (text: string, name: string, labels: Record<string, string | number> = {}) =>
  readSamples(text).find(
    (sample) =>
      sample.name === name &&
      Object.entries(labels).every(([key, value]) => sample.labels[key] === `${value}`),
  )?.value;
