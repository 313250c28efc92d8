import {
  type AvatarColors,
  type AvatarLook,
  avatarColorPresets,
  avatarPatterns,
  avatarShapes,
  type StoredAvatar,
} from "#domain/avatar.ts";
import { cn } from "../ui/class-names.ts";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { Avatar } from "./Avatar.tsx";
import { patternNames, shapeNames } from "./look-names.ts";
import { Option, Options } from "./Options.tsx";
import { OwnColors } from "./OwnColors.tsx";

type Props = {
  user: StoredAvatar;
  draft: AvatarLook;
  onDraftChange: (draft: AvatarLook) => void;
};

/** About the height of the highest tab, so that the layout does not move between tabs. */
const panel = "min-h-82 pt-3 sm:min-h-74";

/** The preview and three tabs of options. */
export function Customizer({ user, draft, onDraftChange }: Props) {
  /** Props of the option that makes these changes. */
  const change = (changes: Partial<AvatarLook>) => ({
    look: stored({ ...draft, ...changes }),
    onChoose: () => onDraftChange({ ...draft, ...changes }),
  });
  return (
    <div className="flex flex-col gap-4">
      <Preview draft={draft} accessories={user.avatarAccessories} />
      <Tabs defaultValue="shape">
        <TabList aria-label="What to change">
          <Tab value="shape">Shape</Tab>
          <Tab value="colors">Colors</Tab>
          <Tab value="pattern">Pattern</Tab>
        </TabList>
        <TabPanel value="shape" className={panel}>
          <Options label="Shape">
            {(group) =>
              avatarShapes.map((shape) => (
                <Option
                  key={shape}
                  group={group}
                  name={shapeNames[shape]}
                  size="xl"
                  checked={draft.shape === shape}
                  {...change({ shape })}
                />
              ))
            }
          </Options>
        </TabPanel>
        <TabPanel value="colors" className={cn(panel, "flex flex-col gap-4")}>
          <Options label="Colors" isNarrow>
            {(group) =>
              avatarColorPresets.map(({ name, colors }) => (
                <Option
                  key={name}
                  group={group}
                  name={name}
                  size="md"
                  checked={isSamePair(draft.colors, colors)}
                  {...change({ colors })}
                />
              ))
            }
          </Options>
          <OwnColors colors={draft.colors} onColorsChange={(colors) => onDraftChange({ ...draft, colors })} />
        </TabPanel>
        <TabPanel value="pattern" className={panel}>
          <Options label="Pattern">
            {(group) =>
              avatarPatterns.map((pattern) => (
                <Option
                  key={pattern}
                  group={group}
                  name={patternNames[pattern]}
                  size="xl"
                  checked={draft.pattern === pattern}
                  {...change({ pattern })}
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

const nameOf = (colors: AvatarColors) =>
  avatarColorPresets.find((preset) => isSamePair(colors, preset.colors))?.name ?? "your own colors";

/** The avatar in the size of the card and of a phone's top bar. */
function Preview({ draft, accessories }: { draft: AvatarLook; accessories: string[] }) {
  const look = stored(draft, accessories);
  return (
    <div
      role="img"
      aria-label={`Preview: ${shapeNames[draft.shape]}, ${nameOf(draft.colors)}, ${patternNames[draft.pattern]}`}
      className="flex items-center justify-center gap-6"
    >
      <Avatar user={look} size="xl" withAccessories />
      <Avatar user={look} size="sm" withAccessories />
    </div>
  );
}
