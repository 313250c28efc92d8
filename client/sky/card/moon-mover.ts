/** Moves the moons with their star. Only changes are written, because each write makes the browser compute styles again. */

import type { ScreenCircle } from "../scene/camera/view.ts";
import { type Box, type MoonPlace, moonPlaces, orbitOf, roomForName } from "./moon-places.ts";

/** Half of a moon's button, in pixels. */
const half = 22;

export type MoonMover = {
  /** Distance from the middle of a star to the outer edge of its moons. */
  reach(star: ScreenCircle): number;
  /** `room` is the free part of the sky, `taken` the tooltip. */
  move(star: ScreenCircle | null, room: Box, taken: Box | null): void;
};

/** Moves the moons of an element with one `data-orbit` and one button with a `data-name` for each moon. */
export function moonMover(element: HTMLElement): MoonMover {
  const moons = [...element.querySelectorAll("button")].map((button) => {
    const name = button.querySelector<HTMLElement>("[data-name]");
    return { button, name, width: name ? Math.ceil(name.getBoundingClientRect().width) : 0, shown: -1 };
  });
  const line = element.querySelector<HTMLElement>("[data-orbit]");
  let orbit = -1;
  let places: readonly MoonPlace[] = [];

  function setOrbit(next: number) {
    if (next === orbit) return;
    orbit = next;
    places = moonPlaces(moons.length, orbit);
    if (line) line.style.inset = `${-orbit}px`;
    for (const [at, { button }] of moons.entries()) {
      const { x, y } = places[at] as MoonPlace;
      button.style.transform = `translate(${(x - half).toFixed(1)}px, ${(y - half).toFixed(1)}px)`;
    }
  }

  function showNames({ x, y }: ScreenCircle, room: Box, taken: Box | null) {
    for (const [at, moon] of moons.entries()) {
      const place = places[at] as MoonPlace;
      const shown = roomForName({ ...place, x: x + place.x, y: y + place.y }, moon.width, room, taken);
      if (shown === moon.shown || !moon.name) continue;
      moon.shown = shown;
      moon.button.toggleAttribute("data-is-named", shown > 0);
      moon.name.style.maxWidth = shown > 0 ? `${shown}px` : "";
    }
  }

  return {
    reach: ({ radius }) => orbitOf(moons.length, radius) + half / 2,
    move(star, room, taken) {
      element.style.visibility = star ? "" : "hidden";
      if (!star) return;
      setOrbit(orbitOf(moons.length, star.radius));
      element.style.transform = `translate(${star.x.toFixed(1)}px, ${star.y.toFixed(1)}px)`;
      showNames(star, room, taken);
    },
  };
}
