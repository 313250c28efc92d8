/** Damped motion without overshoot, independent of the frame rate. */

export type Damped = { value: number; velocity: number };

/** A value has arrived when its distance from the target is smaller, and its speed smaller than ten times this. */
const tolerance = 1e-4;

/**
 * Moves `damped` toward `target` over `seconds` of a critically damped spring that needs about `smoothTime`
 * seconds to arrive (0: at once). Returns whether it still moves.
 * x(t) = target + (c₁ + c₂·t)·e^(−ω·t), ω = 2 / smoothTime: the exact solution of what Thomas Lowe approximates
 * in "Critically Damped Ease-In/Ease-Out Smoothing", Game Programming Gems 4 (2004).
 */
export function damp(damped: Damped, target: number, smoothTime: number, seconds: number): boolean {
  if (smoothTime <= 0) return snapToTarget(damped, target);
  const omega = 2 / smoothTime;
  const offset = damped.value - target;
  const slope = damped.velocity + omega * offset;
  const decay = Math.exp(-omega * seconds);
  damped.value = target + (offset + slope * seconds) * decay;
  damped.velocity = (damped.velocity - omega * slope * seconds) * decay;
  const hasArrived =
    Math.abs(damped.value - target) < tolerance && Math.abs(damped.velocity) < tolerance * 10;
  return hasArrived ? snapToTarget(damped, target) : true;
}

function snapToTarget(damped: Damped, target: number): false {
  damped.value = target;
  damped.velocity = 0;
  return false;
}
