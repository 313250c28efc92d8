import { type ReactNode, useId } from "react";
import type { AvatarSize, StoredAvatar } from "#domain/avatar.ts";
import { cn } from "../ui/class-names.ts";
import { Avatar } from "./Avatar.tsx";

type OptionsProps = {
  label: string;
  /** Whether the number of columns is doubled. */
  isNarrow?: boolean;
  children: (group: string) => ReactNode;
};

export function Options({ label, isNarrow = false, children }: OptionsProps) {
  const group = useId();
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cn("grid gap-2", isNarrow ? "grid-cols-4" : "grid-cols-2")}
    >
      {children(group)}
    </div>
  );
}

type OptionProps = {
  group: string;
  name: string;
  /** Look of the avatar with this option. */
  look: StoredAvatar;
  size: AvatarSize;
  checked: boolean;
  onChoose: () => void;
};

/** A radio button that covers its card, so that the whole card is the target. */
export function Option({ group, name, look, size, checked, onChoose }: OptionProps) {
  return (
    <label className="relative flex flex-col items-center gap-1.5 rounded-control border border-line bg-raised px-1 py-2 text-center text-small transition-colors duration-150 hover:border-edge has-checked:border-accent has-checked:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="absolute -inset-px cursor-pointer appearance-none rounded-control outline-none"
      />
      <Avatar user={look} size={size} />
      {name}
    </label>
  );
}
