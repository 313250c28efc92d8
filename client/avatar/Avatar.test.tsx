import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import {
  avatarColorPresets,
  avatarPatterns,
  avatarShapes,
  avatarSizes,
  defaultAvatar,
} from "#domain/avatar.ts";
import { Avatar } from "./Avatar.tsx";

const sizes = Object.keys(avatarSizes) as (keyof typeof avatarSizes)[];

const stored = (changes: Partial<Parameters<typeof Avatar>[0]["user"]> = {}) => ({
  avatarShape: "nebula-cloud",
  avatarPattern: "constellation",
  avatarColors: ["#112233", "#aabbcc"],
  avatarAccessories: [],
  ...changes,
});

const draw = (user = stored(), size: keyof typeof avatarSizes = "xl") =>
  renderToStaticMarkup(<Avatar user={user} size={size} withAccessories />);

const worn = (markup: string) => [...markup.matchAll(/data-accessory="([^"]+)"/g)].map(([, id]) => id);

test("every combination of shape, pattern and size is a different picture without NaN", () => {
  const pictures = avatarShapes.flatMap((avatarShape) =>
    avatarPatterns.flatMap((avatarPattern) =>
      sizes.map((size) => draw(stored({ avatarShape, avatarPattern }), size)),
    ),
  );
  expect(new Set(pictures).size).toBe(avatarShapes.length * avatarPatterns.length * sizes.length);
  expect(pictures.filter((picture) => /NaN|undefined|Infinity/.test(picture))).toEqual([]);
});

test("different pairs of colours make different pictures", () => {
  const pictures = avatarColorPresets.map(({ colors }) => draw(stored({ avatarColors: [...colors] })));
  expect(new Set(pictures).size).toBe(avatarColorPresets.length);
});

test("unknown parts are drawn as those of a new avatar", () => {
  const { shape, pattern, colors } = defaultAvatar;
  const unknown = stored({ avatarShape: "cube", avatarPattern: "plaid", avatarColors: ["url(#x)"] });
  expect(draw(unknown)).toBe(
    draw(stored({ avatarShape: shape, avatarPattern: pattern, avatarColors: [...colors] })),
  );
});

test("at most three accessories are shown, the last earned ones, and an unknown one is a sparkle", () => {
  const earned = ["first-star", "week-streak", "twin-master", "of-another-age"];
  expect(worn(draw(stored({ avatarAccessories: earned })))).toEqual(earned.slice(1));
  expect(
    worn(renderToStaticMarkup(<Avatar user={stored({ avatarAccessories: earned })} size="xl" />)),
  ).toEqual([]);
});

test("a small avatar has less detail", () => {
  for (const avatarPattern of avatarPatterns.filter((one) => one !== "gradient"))
    for (const avatarShape of avatarShapes) {
      const user = stored({ avatarShape, avatarPattern, avatarAccessories: ["first-star", "twin-master"] });
      expect(draw(user, "sm").length).toBeLessThan(draw(user, "xl").length);
    }
});

test("two avatars on one page share no id", () => {
  const markup = renderToStaticMarkup(
    <>
      <Avatar user={stored()} size="xl" />
      <Avatar user={stored()} size="sm" />
    </>,
  );
  const ids = [...markup.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids.length).toBeGreaterThan(0);
  expect(new Set(ids).size).toBe(ids.length);
});
