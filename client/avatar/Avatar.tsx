import { useId } from "react";
import {
  type AvatarSize,
  avatarLook,
  avatarSizes,
  type StoredAvatar,
  wornAccessories,
} from "#domain/avatar.ts";
import { Accessories } from "./Accessories.tsx";
import { patterns } from "./patterns.tsx";
import { shapes } from "./shapes.tsx";
import { light, mix, night } from "./tint.ts";

type Props = {
  user: StoredAvatar;
  size: AvatarSize;
  /** Wears the last achievements at its rim. */
  withAccessories?: boolean;
  className?: string;
};

/** A shape of light in a round window onto the night. A picture only: whoever holds it gives it a name. */
export function Avatar({ user, size, withAccessories = false, className }: Props) {
  const { shape, colors, pattern } = avatarLook(user);
  const [one, other] = colors;
  const id = useId();
  const isSmall = size === "sm";
  const { dusk, draw } = patterns[pattern];
  const { outline, finish } = shapes[shape];
  const edge = avatarSizes[size];
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
        <linearGradient id={`${id}f`} gradientUnits="userSpaceOnUse" x1="-22" y1="-30" x2="20" y2="32">
          <stop stopColor={mix(one, night, dusk)} />
          <stop offset="1" stopColor={mix(other, night, dusk)} />
        </linearGradient>
        <radialGradient id={`${id}g`}>
          <stop offset=".45" stopColor={mix(one, other, 0.4)} stopOpacity=".6" />
          <stop offset="1" stopColor={other} stopOpacity="0" />
        </radialGradient>
        <clipPath id={`${id}c`}>{outline}</clipPath>
      </defs>
      <circle r="47.25" fill={night} stroke="var(--color-edge)" strokeWidth="1.5" />
      <circle r="46.5" fill={`url(#${id}g)`} />
      <g transform={isSmall ? "scale(1.12)" : undefined}>
        <g fill={`url(#${id}f)`}>{outline}</g>
        <g clipPath={`url(#${id}c)`}>
          {draw({ shape, isSmall, inks: [mix(one, light, 0.8), mix(other, light, 0.65)] })}
        </g>
        {finish}
      </g>
      {withAccessories && <Accessories ids={wornAccessories(user.avatarAccessories)} edge={edge} />}
    </svg>
  );
}
