type NightsLit = { readonly lit: number; readonly of: number };

/** As in "18 of the last 30 nights lit"; null before the first star. A time without stars is not counted out. */
export function nightsLitText({ lit, of }: NightsLit): string | null {
  if (of === 0) return null;
  if (lit === 0) return "Your sky is here whenever you are";
  if (of === 1) return "Your first night is lit";
  const nights = of < 30 ? `your first ${of} nights` : `the last ${of} nights`;
  return lit === of ? `All of ${nights} lit` : `${lit} of ${nights} lit`;
}
