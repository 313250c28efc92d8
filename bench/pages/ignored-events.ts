import type { SkyEvents } from "../../client/sky/scene/scene-interface.ts";

const ignore = () => {};

/** Handlers that ignore all events of a sky. */
export const ignoredEvents: SkyEvents = {
  ...{
    tapped: ignore,
    hovered: ignore,
    held: ignore,
    stepped: ignore,
    picked: ignore,
    toggled: ignore,
  },
  ...{ frameDrawn: ignore, zoomed: ignore, presetChanged: ignore, contextLost: ignore },
};
