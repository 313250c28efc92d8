/** Motion that starts at once and settles without overshoot, the same at every frame rate. */

export type Damped = { value: number; velocity: number };

/** Nearer than this to its target and slower than this a second, a value has arrived. */
const settled = 1e-4;

/**
 * Moves `damped` toward `target` over `seconds` of a critically damped spring that needs about `smoothTime`
 * seconds to get there (0: at once). Returns whether it still moves.
 * x(t) = target + (c₁ + c₂·t)·e^(−ω·t), ω = 2 / smoothTime: the exact solution of what Thomas Lowe approximates
 * in "Critically Damped Ease-In/Ease-Out Smoothing", Game Programming Gems 4 (2004).
 */
export function damp(damped: Damped, target: number, smoothTime: number, seconds: number): boolean {
  if (smoothTime <= 0) return arrive(damped, target);
  const omega = 2 / smoothTime;
  const offset = damped.value - target;
  const slope = damped.velocity + omega * offset;
  const decay = Math.exp(-omega * seconds);
  damped.value = target + (offset + slope * seconds) * decay;
  damped.velocity = (damped.velocity - omega * slope * seconds) * decay;
  const near = Math.abs(damped.value - target) < settled && Math.abs(damped.velocity) < settled * 10;
  return near ? arrive(damped, target) : true;
}

function arrive(damped: Damped, target: number): false {
  damped.value = target;
  damped.velocity = 0;
  return false;
}
