import { fourRays } from "./star-shape.ts";

/** By the golden angle, so that they are spread evenly and always alike. */
const burst = Array.from({ length: 44 }, (_, index) => {
  const angle = index * 2.399963;
  const radius = 28 + 3.2 * Math.sqrt(index);
  return {
    index,
    x: radius * Math.cos(angle),
    y: 1.12 * radius * Math.sin(angle),
    scale: 0.9 + 0.42 * ((index * 7) % 5),
    tone: ["fill-amber", "fill-accent", "fill-ink"][index % 3],
  };
});

/** Stars that come to rest all round; where motion is reduced they are there from the start. */
export function StarBurst() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-50 -50 100 100"
      className="maze-burst pointer-events-none absolute inset-0 size-full overflow-visible"
    >
      {burst.map(({ index, x, y, scale, tone }) => (
        <path
          key={index}
          d={fourRays}
          className={tone}
          style={{
            transform: `translate(${x}px, ${y}px) scale(${scale})`,
            animationDelay: `${(index % 9) * 60}ms`,
          }}
        />
      ))}
    </svg>
  );
}
