/** What merges of feelings make of a star. */

export type Felt = {
  readonly emotion: string;
  readonly intensity: number;
  readonly isTwinStar?: 0 | 1 | null | undefined;
  readonly secondaryEmotion?: string | null | undefined;
  readonly secondaryIntensity?: number | null | undefined;
};

/**
 * The star with the feelings into which its own were merged: the same object where none was. A twin star whose two feelings
 * become one is a single star with the higher intensity. `into` returns the id itself for a feeling that was not merged.
 */
export function withMergedFeelings<Star extends Felt>(star: Star, into: (id: string) => string): Star {
  const { secondaryEmotion: before, secondaryIntensity } = star;
  const emotion = into(star.emotion);
  const second = before == null ? before : into(before);
  if (emotion === star.emotion && second === before) return star;
  if (second !== emotion) return { ...star, emotion, secondaryEmotion: second };
  const intensity = Math.max(star.intensity, secondaryIntensity ?? 0);
  return { ...star, emotion, intensity, isTwinStar: 0, secondaryEmotion: null, secondaryIntensity: null };
}
