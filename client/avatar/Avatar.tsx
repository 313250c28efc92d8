import { useId } from "react";
import {
  type AvatarSize,
  avatarSizes,
  displayedAccessories,
  resolveAvatarLook,
  type StoredAvatar,
} from "#domain/avatar.ts";
import { relativeLuminance } from "#domain/color.ts";
import { Accessories } from "./Accessories.tsx";
import { patterns } from "./patterns.tsx";
import { shapes } from "./shapes.tsx";
import { light, mix, night } from "./tint.ts";

type Props = {
  user: StoredAvatar;
  size: AvatarSize;
  /** Whether the last achievements are shown at the rim. */
  withAccessories?: boolean;
  className?: string;
};

/** A shape of light on a round background of the night. It is decoration: the parent element names it. */
export function Avatar({ user, size, withAccessories = false, className }: Props) {
  const { shape, colors, pattern } = resolveAvatarLook(user);
  const { dusk, isCut, draw } = patterns[pattern];
  const { outline, draw: drawShape } = shapes[shape];
  const id = useId();
  const isSmall = size === "sm";
  const edge = avatarSizes[size];
  const ground = colors.map((color) => mix(color, night, dusk * (0.2 + 0.8 * relativeLuminance(color))));
  const [one = night, other = night] = ground;
  const inks = [mix(colors[0], light, 0.8), mix(colors[1], light, 0.65)] as const;
  return (
    <svg
      aria-hidden="true"
      data-avatar={`${shape} ${pattern} ${colors.join(" ")}`}
      width={edge}
      height={edge}
      viewBox="-48 -48 96 96"
      className={className}
    >
      <defs>
        <linearGradient id={`${id}blend`} gradientUnits="userSpaceOnUse" x1="-22" y1="-30" x2="20" y2="32">
          <stop stopColor={one} />
          <stop offset="1" stopColor={other} />
        </linearGradient>
        <radialGradient id={`${id}shade`} gradientUnits="userSpaceOnUse" cx="-14" cy="-18" r="56">
          <stop stopColor={light} stopOpacity=".42" />
          <stop offset=".38" stopColor={light} stopOpacity="0" />
          <stop offset=".6" stopColor={night} stopOpacity="0" />
          <stop offset="1" stopColor={night} stopOpacity=".62" />
        </radialGradient>
        <radialGradient id={`${id}glow`}>
          <stop offset=".5" stopColor={mix(colors[0], colors[1], 0.4)} stopOpacity=".55" />
          <stop offset="1" stopColor={colors[1]} stopOpacity="0" />
        </radialGradient>
        {ground.map((color, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pair has a fixed length.
          <radialGradient key={at} id={`${id}cloud${at}`}>
            <stop offset=".3" stopColor={color} />
            <stop offset=".72" stopColor={color} stopOpacity=".7" />
            <stop offset="1" stopColor={color} stopOpacity="0" />
          </radialGradient>
        ))}
        <clipPath id={`${id}cut`}>{outline}</clipPath>
      </defs>
      <circle r="47.25" fill={night} stroke="var(--color-edge)" strokeWidth="1.5" />
      <circle r="46.5" fill={`url(#${id}glow)`} />
      <g transform={isSmall ? "scale(1.1)" : undefined}>
        {drawShape({
          blend: `url(#${id}blend)`,
          clouds: [`url(#${id}cloud0)`, `url(#${id}cloud1)`],
          shade: `url(#${id}shade)`,
        })}
        <g clipPath={isCut ? `url(#${id}cut)` : undefined}>{draw({ shape, isSmall, inks })}</g>
      </g>
      {withAccessories && <Accessories ids={displayedAccessories(user.avatarAccessories)} edge={edge} />}
    </svg>
  );
}
