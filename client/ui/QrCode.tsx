import { encodeQR } from "qr";

/** Modules of white around the code, without which some cameras do not find it. */
const border = 4;

/** A QR code, black on white in both themes, because many cameras read nothing else. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const rows = encodeQR(text, "raw", { border, ecc: "medium" });
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={className}
    >
      <rect width="100%" height="100%" fill="#fff" />
      <path d={squares.join("")} fill="#000" />
    </svg>
  );
}
