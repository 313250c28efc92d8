import type { SkyEvents } from "../../client/sky/scene/sky-terms.ts";

const nothing = () => {};

/** For a sky that nobody listens to. */
export const deaf: SkyEvents = {
  ...{ tapped: nothing, hovered: nothing, held: nothing, stepped: nothing, picked: nothing, added: nothing },
  ...{ moved: nothing, zoomed: nothing, lost: nothing },
};
