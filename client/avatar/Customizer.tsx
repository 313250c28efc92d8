import {
  type AvatarColors,
  type AvatarLook,
  avatarColorPresets,
  avatarPatterns,
  avatarShapes,
  type StoredAvatar,
} from "#domain/avatar.ts";
import { panels } from "#domain/languages/en/panels.ts";
import type { Text } from "#domain/languages/text.ts";
import { useTranslator } from "../languages/language.ts";
import { cn } from "../ui/class-names.ts";
import { Tab, TabList, TabPanel, Tabs } from "../ui/Tabs.tsx";
import { Avatar } from "./Avatar.tsx";
import { Option, Options } from "./Options.tsx";
import { OwnColors } from "./OwnColors.tsx";

type Props = {
  user: StoredAvatar;
  draft: AvatarLook;
  onDraftChange: (draft: AvatarLook) => void;
};

/** The height is about that of the highest tab, so that the layout does not move between tabs. */
const panel = "min-h-82 pt-3 sm:min-h-74";

/** The preview and three tabs of options. */
export function Customizer({ user, draft, onDraftChange }: Props) {
  const t = useTranslator();
  /** Props of the option that makes these changes. */
  const change = (changes: Partial<AvatarLook>) => ({
    look: stored({ ...draft, ...changes }),
    onChoose: () => onDraftChange({ ...draft, ...changes }),
  });
  return (
    <div className="flex flex-col gap-4">
      <Preview draft={draft} accessories={user.avatarAccessories} />
      <Tabs defaultValue="shape">
        <TabList aria-label={t(panels.avatar.tabs)}>
          <Tab value="shape">{t(panels.avatar.shape)}</Tab>
          <Tab value="colors">{t(panels.avatar.colors)}</Tab>
          <Tab value="pattern">{t(panels.avatar.pattern)}</Tab>
        </TabList>
        <TabPanel value="shape" className={panel}>
          <Options label={t(panels.avatar.shape)}>
            {(group) =>
              avatarShapes.map((shape) => (
                <Option
                  key={shape}
                  group={group}
                  name={t(panels.avatar.shapes[shape])}
                  size="xl"
                  checked={draft.shape === shape}
                  {...change({ shape })}
                />
              ))
            }
          </Options>
        </TabPanel>
        <TabPanel value="colors" className={cn(panel, "flex flex-col gap-4")}>
          <Options label={t(panels.avatar.colors)} isNarrow>
            {(group) =>
              avatarColorPresets.map(({ id, colors }) => (
                <Option
                  key={id}
                  group={group}
                  name={t(panels.avatar.presets[id])}
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
          <Options label={t(panels.avatar.pattern)}>
            {(group) =>
              avatarPatterns.map((pattern) => (
                <Option
                  key={pattern}
                  group={group}
                  name={t(panels.avatar.patterns[pattern])}
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

function textOf(colors: AvatarColors): Text {
  const preset = avatarColorPresets.find((preset) => isSamePair(colors, preset.colors));
  return preset ? panels.avatar.presets[preset.id] : panels.avatar.ownColors;
}

/** The avatar in the size of the card and of a phone's top bar. */
function Preview({ draft, accessories }: { draft: AvatarLook; accessories: string[] }) {
  const t = useTranslator();
  const look = stored(draft, accessories);
  const { shapes, patterns } = panels.avatar;
  const preview = {
    shape: t(shapes[draft.shape]),
    colors: t(textOf(draft.colors)),
    pattern: t(patterns[draft.pattern]),
  };
  return (
    <div
      role="img"
      aria-label={t(panels.avatar.preview, preview)}
      className="flex items-center justify-center gap-6"
    >
      <Avatar user={look} size="xl" withAccessories />
      <Avatar user={look} size="sm" withAccessories />
    </div>
  );
}
