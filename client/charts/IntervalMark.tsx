type Props = {
  /** The place of a value, in pixels. */
  x: (value: number) => number;
  /** The height of the mark, in the middle of which its line lies. */
  height: number;
  low: number;
  middle: number;
  high: number;
  isFilled: boolean;
  color: string;
};

/** A range round a point, beside the line of 0. */
export function IntervalMark({ x, height, low, middle, high, isFilled, color }: Props) {
  const y = height / 2;
  return (
    <>
      <line x1={x(0)} x2={x(0)} y1={0} y2={height} stroke="var(--color-edge)" strokeDasharray="2 4" />
      <line x1={x(low)} x2={x(high)} y1={y} y2={y} stroke={color} strokeWidth={3} strokeLinecap="round" />
      <circle
        cx={x(middle)}
        cy={y}
        r={6}
        fill={isFilled ? color : "var(--color-solid)"}
        stroke={color}
        strokeWidth={2}
      />
    </>
  );
}
