/** The layouts of the sky that a person can choose, and the one in the URL. The code of a layout is elsewhere, because it loads when one is chosen. */

/** `sky` is the placement of placement.ts. */
export const layoutIds = ["sky", "year", "day", "feelings", "moons"] as const;
export type LayoutId = (typeof layoutIds)[number];

/** The layout of a text in a URL: the sky for one that is unknown. */
export const layoutOf = (text: string | null): LayoutId => layoutIds.find((id) => id === text) ?? "sky";
