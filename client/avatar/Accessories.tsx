import { AchievementGlyph } from "./AchievementIcon.tsx";
import { night } from "./tint.ts";

const gold = "#f5c469";
/** Degrees between two badges, at the lower right of the rim. */
const step = 48;

/** Badges at the rim of an avatar of `edge` pixels; points of light on a small avatar. */
export function Accessories({ ids, edge }: { ids: readonly string[]; edge: number }) {
  const isPoint = edge < 48;
  const radius = isPoint ? 7 : edge < 64 ? 14 : 12.5;
  return ids.map((id, at) => {
    const angle = ((45 + step * ((ids.length - 1) / 2 - at)) * Math.PI) / 180;
    const distance = 47 - radius;
    const place = `translate(${(distance * Math.cos(angle)).toFixed(2)} ${(distance * Math.sin(angle)).toFixed(2)})`;
    return (
      <g key={id} data-accessory={id} transform={place} color={gold}>
        <circle
          r={radius}
          fill={isPoint ? gold : night}
          stroke={isPoint ? night : gold}
          strokeWidth={isPoint ? 3 : 1.5}
        />
        {!isPoint && (
          <g transform={`scale(${(radius / 17).toFixed(3)}) translate(-12 -12)`}>
            <AchievementGlyph id={id} />
          </g>
        )}
      </g>
    );
  });
}
