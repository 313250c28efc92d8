import { type ReactNode, useId } from "react";
import {
  type AvatarColors,
  type AvatarLook,
  avatarColorPresets,
  avatarPatterns,
  avatarShapes,
  type StoredAvatar,
} from "#domain/avatar.ts";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { Avatar } from "./Avatar.tsx";
import { patternNames, shapeNames } from "./look-names.ts";

type Props = {
  user: StoredAvatar;
  draft: AvatarLook;
  onDraftChange: (draft: AvatarLook) => void;
};

/** The preview, and three tabs of what it can be. */
export function Customizer({ user, draft, onDraftChange }: Props) {
  const change = (changes: Partial<AvatarLook>) => onDraftChange({ ...draft, ...changes });
  const looks = (changes: Partial<AvatarLook>) => stored({ ...draft, ...changes });
  return (
    <div className="flex flex-col gap-4">
      <Preview draft={draft} accessories={user.avatarAccessories} />
      <Tabs defaultValue="shape">
        <TabList aria-label="What to change">
          <Tab value="shape">Shape</Tab>
          <Tab value="colors">Colors</Tab>
          <Tab value="pattern">Pattern</Tab>
        </TabList>
        <TabPanel value="shape" className="pt-3">
          <Options label="Shape">
            {(group) =>
              avatarShapes.map((shape) => (
                <Option
                  key={shape}
                  group={group}
                  name={shapeNames[shape]}
                  looks={looks({ shape })}
                  checked={draft.shape === shape}
                  onChoose={() => change({ shape })}
                />
              ))
            }
          </Options>
        </TabPanel>
        <TabPanel value="colors" className="flex flex-col gap-4 pt-3">
          <Options label="Colors">
            {(group) =>
              avatarColorPresets.map(({ name, colors }) => (
                <Option
                  key={name}
                  group={group}
                  name={name}
                  looks={looks({ colors })}
                  checked={isSamePair(draft.colors, colors)}
                  onChoose={() => change({ colors })}
                />
              ))
            }
          </Options>
          <OwnColors colors={draft.colors} onColorsChange={(colors) => change({ colors })} />
        </TabPanel>
        <TabPanel value="pattern" className="pt-3">
          <Options label="Pattern">
            {(group) =>
              avatarPatterns.map((pattern) => (
                <Option
                  key={pattern}
                  group={group}
                  name={patternNames[pattern]}
                  looks={looks({ pattern })}
                  checked={draft.pattern === pattern}
                  onChoose={() => change({ pattern })}
                />
              ))
            }
          </Options>
        </TabPanel>
      </Tabs>
    </div>
  );
}

const stored = ({ shape, colors, pattern }: AvatarLook, accessories: string[] = []): StoredAvatar => ({
  avatarShape: shape,
  avatarColors: [...colors],
  avatarPattern: pattern,
  avatarAccessories: accessories,
});

const isSamePair = (one: AvatarColors, other: AvatarColors) =>
  one.every((color, at) => color.toLowerCase() === other[at]);

/** As it is on the card, and as it is in the top bar of a phone. */
function Preview({ draft, accessories }: { draft: AvatarLook; accessories: string[] }) {
  const { shape, colors, pattern } = draft;
  const look = stored(draft, accessories);
  return (
    <div
      role="img"
      aria-label={`Preview: ${shapeNames[shape]}, ${patternNames[pattern]}, ${colors.join(" and ")}`}
      className="flex items-center justify-center gap-6"
    >
      <Avatar user={look} size="xl" withAccessories />
      <Avatar user={look} size="sm" withAccessories />
    </div>
  );
}

function Options({ label, children }: { label: string; children: (group: string) => ReactNode }) {
  const group = useId();
  return (
    <div role="radiogroup" aria-label={label} className="grid grid-cols-2 gap-2 sm:grid-cols-4">
      {children(group)}
    </div>
  );
}

type OptionProps = {
  group: string;
  name: string;
  looks: StoredAvatar;
  checked: boolean;
  onChoose: () => void;
};

/** A radio button that covers its card: the whole card is the target. */
function Option({ group, name, looks, checked, onChoose }: OptionProps) {
  return (
    <label className="relative flex flex-col items-center gap-1.5 rounded-control border border-line bg-raised p-2 text-center text-small transition-colors duration-150 hover:border-edge has-checked:border-accent has-checked:bg-[color-mix(in_oklab,var(--color-accent)_14%,transparent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-accent">
      <input
        type="radio"
        name={group}
        checked={checked}
        onChange={onChoose}
        className="absolute -inset-px cursor-pointer appearance-none rounded-control outline-none"
      />
      <Avatar user={looks} size="lg" />
      {name}
    </label>
  );
}

type OwnColorsProps = { colors: AvatarColors; onColorsChange: (colors: AvatarColors) => void };

function OwnColors({ colors: [one, other], onColorsChange }: OwnColorsProps) {
  return (
    <fieldset className="flex flex-wrap gap-3">
      <legend className="mb-1.5 font-medium">Or any two of your own</legend>
      <ColorField label="First color" value={one} onValueChange={(color) => onColorsChange([color, other])} />
      <ColorField
        label="Second color"
        value={other}
        onValueChange={(color) => onColorsChange([one, color])}
      />
    </fieldset>
  );
}

type ColorFieldProps = { label: string; value: string; onValueChange: (color: string) => void };

const ColorField = ({ label, value, onValueChange }: ColorFieldProps) => (
  <label className="flex min-h-11 grow cursor-pointer items-center gap-3 rounded-control border border-line bg-raised px-3 hover:border-edge">
    <input
      type="color"
      value={value.toLowerCase()}
      onChange={(event) => onValueChange(event.target.value)}
      className="size-7 shrink-0 cursor-pointer"
    />
    {label}
  </label>
);
