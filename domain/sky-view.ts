/**
 * Decides from where a sky is seen when it opens: in the sky itself, on its pictures and on previews of shown skies.
 */

/**
 * Radians round the vertical axis, and above the horizon. The pleasant families are behind, where a view from above has
 * them higher on the screen; a little from above, the spiral and the heights both show, and up is pleasant at first glance.
 */
export const openingTurn = { yaw: 2.1, pitch: 0.28 } as const;

const minEyeDistance = 800;

/**
 * Distance of the eye from the centre, so that no star is ever behind it. In a large sky it is as far in relation as in
 * one of a year: a longer lens, with which what is near does not sink below what is far. Units.
 */
export const eyeDistance = (outermost: number) => Math.max(minEyeDistance, 3 * outermost);
