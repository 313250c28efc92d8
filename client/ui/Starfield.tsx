/** A static sky behind a form: dots at golden angles, the same on every device and without animation cost. */
const dots = Array.from({ length: 150 }, (_, index) => {
  const angle = index * 2.399963;
  const distance = 5.6 * Math.sqrt(index + 5);
  return {
    x: (50 + distance * Math.cos(angle)).toFixed(1),
    y: (50 + distance * Math.sin(angle)).toFixed(1),
    radius: 0.05 + 0.022 * ((index * 7) % 5),
  };
});

/** The dots of each size are one path, whose round ends they are: the HTML of the server contains them. */
const paths = [...Map.groupBy(dots, ({ radius }) => radius)].map(([radius, sized]) => ({
  ...{ width: (2 * radius).toFixed(3), opacity: (0.25 + 4 * radius).toFixed(2) },
  shape: sized.map(({ x, y }) => `M${x} ${y}h0`).join(""),
}));

export function Starfield() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      stroke="currentColor"
      strokeLinecap="round"
      className="fixed inset-0 -z-10 size-full text-quiet opacity-60"
    >
      {paths.map(({ width, opacity, shape }) => (
        <path key={width} d={shape} strokeWidth={width} opacity={opacity} />
      ))}
    </svg>
  );
}
