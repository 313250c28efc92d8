/** An SVG picture of the 36 feelings in one theme's colours, and of how each deficiency of colour vision sees the families. */

import { type Emotion, type EmotionId, emotions } from "#domain/emotions.ts";
import { catalogue, emotionsOf } from "#domain/feelings.ts";
import { feelings } from "#domain/languages/en/feelings.ts";
import { oklchOf, seenAs, type Vision, visions } from "../../testing/color-vision.ts";

export type PictureTheme = "dark" | "paper";

type Look = { readonly ground: string; readonly ink: string; readonly quiet: string };
/** Colours of client/ui/theme.css. */
const looks: Record<PictureTheme, Look> = {
  dark: { ground: "#070b18", ink: "#e9edfa", quiet: "#aab4d0" },
  paper: { ground: "#f7f4ec", ink: "#1d2333", quiet: "#565c6c" },
};

const nameOf = ({ id }: Emotion) => feelings.names[id as EmotionId].english;

const titles: Record<PictureTheme, string> = {
  dark: "The 36 feelings in the dark theme",
  paper: "The 36 feelings on paper",
};

/** Pixels. */
const margin = 32;
const header = 64;
const rowHeight = 56;
const feelingWidth = 178;
const visionWidth = 96;
const dot = 12;
const halo = 19;

const deficiencies = visions.filter((vision) => vision !== "normal");
const visionsLeft = margin + 4 * feelingWidth;
const width = visionsLeft + deficiencies.length * visionWidth + margin;

/** The families in the order of their hues, from red. */
const families = emotions
  .filter(({ id, family }) => id === family)
  .sort((one, other) => oklchOf(one.color).hue - oklchOf(other.color).hue);
const height = header + families.length * rowHeight + margin / 2;

const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const text = (x: number, y: number, fill: string, words: string, rest = "") =>
  `<text x="${x}" y="${y}" fill="${fill}"${rest}>${words}</text>`;

function drawDot(x: number, y: number, { color, inkColor }: Emotion, theme: PictureTheme, vision: Vision) {
  const fill = seenAs(color, vision);
  const line = seenAs(theme === "paper" ? inkColor : color, vision);
  return [
    `<circle cx="${x}" cy="${y}" r="${halo}" fill="${fill}" opacity="0.18"/>`,
    `<circle cx="${x}" cy="${y}" r="${dot}" fill="${fill}" stroke="${line}" stroke-width="2"/>`,
  ];
}

function drawRow(family: Emotion, row: number, theme: PictureTheme): string[] {
  const y = header + (row + 0.5) * rowHeight;
  const feelings = emotionsOf(catalogue, family.family).flatMap((emotion, column) => {
    const x = margin + column * feelingWidth;
    const weight = column === 0 ? ' font-weight="600"' : "";
    return [
      ...drawDot(x + halo, y, emotion, theme, "normal"),
      text(x + 2 * halo + 6, y + 5, looks[theme].ink, nameOf(emotion), weight),
    ];
  });
  const seen = deficiencies.flatMap((vision, column) =>
    drawDot(visionsLeft + (column + 0.5) * visionWidth, y, family, theme, vision),
  );
  return [...feelings, ...seen];
}

function drawHeader(theme: PictureTheme): string[] {
  const { quiet } = looks[theme];
  const line = `M${margin} ${header - 12}H${width - margin}`;
  return [
    text(margin, header - 28, quiet, "Family"),
    text(margin + feelingWidth, header - 28, quiet, "Its other feelings"),
    ...deficiencies.map((vision, column) =>
      text(
        visionsLeft + (column + 0.5) * visionWidth,
        header - 28,
        quiet,
        capitalized(vision),
        ' text-anchor="middle" font-size="13"',
      ),
    ),
    `<path d="${line}" stroke="${quiet}" opacity="0.4"/>`,
  ];
}

/** The whole SVG file. The same catalogue always gives the same file. */
export function drawFeelings(theme: PictureTheme): string {
  const { ground } = looks[theme];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="15">`,
    `<title>${titles[theme]}</title>`,
    `<rect width="${width}" height="${height}" rx="16" fill="${ground}"/>`,
    ...drawHeader(theme),
    ...families.flatMap((family, row) => drawRow(family, row, theme)),
    "</svg>",
    "",
  ].join("\n");
}
