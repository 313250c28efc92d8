/** How all axes look: fine lines and quiet words. */

export const axisLook = {
  stroke: "var(--color-line)",
  tickStroke: "var(--color-line)",
  tickLabelProps: { fill: "var(--color-quiet)", fontSize: 12, fontFamily: "inherit" },
} as const;
