import type { LayoutId } from "#domain/layouts/layout-ids.ts";

type Dot = readonly [x: number, y: number, radius: number];

const around = (count: number, radius: number, size: number, from = 0): Dot[] =>
  Array.from({ length: count }, (_, at) => {
    const turn = from + (2 * Math.PI * at) / count;
    return [24 + radius * Math.cos(turn), 16 + 0.62 * radius * Math.sin(turn), size];
  });

const cluster = (x: number, y: number, count: number): Dot[] =>
  Array.from({ length: count }, (_, at) => {
    const away = 2.1 * Math.sqrt(at);
    return [x + away * Math.cos(at * 2.4), y + away * Math.sin(at * 2.4), 1.1];
  });

const dots: Readonly<Record<LayoutId, readonly Dot[]>> = {
  sky: [...around(5, 5, 1.3), ...around(9, 12, 1.2, 0.4), ...around(11, 19, 1, 0.1)],
  year: Array.from(
    { length: 55 },
    (_, at): Dot => [4 + 4 * Math.floor(at / 5), 8 + 4 * (at % 5), at % 7 === 3 ? 0.5 : 1.25],
  ),
  day: [
    ...Array.from({ length: 26 }, (_, at): Dot => {
      const [turn, radius] = [at * 2.4, 4 + 9.5 * Math.sqrt(at / 26)];
      return [24 + radius * Math.cos(turn), 16 + radius * Math.sin(turn), 1.05];
    }),
  ],
  feelings: [1, 2, 4, 3, 1, 1, 2, 3, 2, 1, 1].flatMap((count, column) =>
    [8, 17, 26].flatMap((y, lane) =>
      Array.from(
        { length: Math.max(1, (count + lane * column) % 4) },
        (_, at): Dot => [4 + 4 * column, y + 2.6 * (at % 2 === 0 ? at / 2 : -(at + 1) / 2), 1.05],
      ),
    ),
  ),
  moons: [
    ...cluster(11, 11, 9),
    ...cluster(35, 10, 7),
    ...cluster(25, 24, 8),
    [23, 12, 1.1],
    [18, 18, 1.1],
    [30, 17, 1.1],
  ],
};

/** A small picture of a layout, 48 by 32. */
export const LayoutPicture = ({ id }: { id: LayoutId }) => (
  <svg aria-hidden="true" viewBox="0 0 48 32" fill="currentColor" className="w-full max-w-18">
    {id === "day" && (
      <circle cx="24" cy="16" r="14.2" fill="none" stroke="currentColor" strokeWidth="0.6" opacity="0.6" />
    )}
    {dots[id].map(([x, y, radius]) => (
      <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
    ))}
  </svg>
);
