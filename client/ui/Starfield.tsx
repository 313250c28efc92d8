/** A static sky behind a form: dots at golden angles, the same on every device and without animation cost. */
const dots = Array.from({ length: 150 }, (_, index) => {
  const angle = index * 2.399963;
  const radius = 5.6 * Math.sqrt(index + 5);
  return {
    id: index,
    x: 50 + radius * Math.cos(angle),
    y: 50 + radius * Math.sin(angle),
    size: 0.05 + 0.022 * ((index * 7) % 5),
  };
});

export function Starfield() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      className="fixed inset-0 -z-10 size-full text-quiet opacity-60"
    >
      {dots.map(({ id, x, y, size }) => (
        <circle key={id} cx={x} cy={y} r={size} fill="currentColor" opacity={0.25 + 4 * size} />
      ))}
    </svg>
  );
}
