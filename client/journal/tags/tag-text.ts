import { Bike, HeartPulse, type LucideIcon, MapPin, Tag as TagIcon, Users } from "lucide-react";
import { maxTags, type Tag, type TagChange } from "#domain/tags.ts";
import { quoted } from "../../ui/quoted.ts";
import { starCount } from "../day-text.ts";

type Kind = TagChange["kind"];

export const kindNames: Readonly<Record<Kind, string>> = {
  ...{ people: "People", place: "Places", activity: "Activities", body: "Body", other: "Other" },
};

export const kindIcons: Readonly<Record<Kind, LucideIcon>> = {
  ...{ people: Users, place: MapPin, activity: Bike, body: HeartPulse, other: TagIcon },
};

export const starsText = (stars: number): string => (stars === 0 ? "No star yet" : starCount(stars));

export const keptText = "The change is kept on this device and sent by itself.";

/** Why a tag did not become what the person wrote. `namesake` is the tag that has the name by now. */
export const refusedText = (name: string, namesake: Tag | null, sentence: string | null): string =>
  namesake
    ? `You wanted to call it ${quoted(name)}, but another tag has this name already.`
    : `You wanted to call it ${quoted(name)}. ${sentence ?? "Your universe did not accept it."}`;

export const goneWhileEdited = (name: string): string =>
  `${quoted(name)} was removed or merged on another device. Save adds it again, without its stars.`;

/** Changes that no row shows, because their tags are gone. */
export const goneText = (changes: number): string =>
  changes === 1
    ? "A tag that you removed or merged waits to be sent. This is kept on this device and sent by itself."
    : `${changes.toLocaleString()} tags that you removed or merged wait to be sent. This is kept on this device and sent by itself.`;

export const fullText = `You have ${maxTags} tags, which is the most a universe can have. Merge or remove some to make room for new ones.`;

/** What merging does to the stars. `both` are the stars that have the two tags already. */
export function mergeText(from: string, into: string, stars: number, both: number): string {
  const [one, other] = [quoted(from), quoted(into)];
  if (stars === 0) return `No star has ${one}. Only ${other} stays.`;
  const change = `${starCount(stars)} ${stars === 1 ? "goes" : "go"} from ${one} to ${other}, which stays.`;
  return both === 0
    ? change
    : `${change} ${both.toLocaleString()} of them already ${both === 1 ? "has" : "have"} both.`;
}

export function removalText(stars: number): string {
  if (stars === 0) return "No star has this tag.";
  return stars === 1
    ? "1 star loses this tag. The star itself stays."
    : `${starCount(stars)} lose this tag. The stars themselves stay.`;
}
