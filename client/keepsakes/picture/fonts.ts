/** The fonts of the product in a worker, which has none of the page's style sheets. */

/** One rule `@font-face`, with the address of its file in full. */
export type FontRule = {
  readonly family: string;
  readonly source: string;
  readonly descriptors: FontFaceDescriptors;
};

/** The rules of the page's style sheets for these families. */
export function fontRules(families: readonly string[]): readonly FontRule[] {
  const faces = [...document.styleSheets].flatMap(rulesOf).filter((rule) => rule instanceof CSSFontFaceRule);
  return faces.flatMap(({ style, parentStyleSheet }) => {
    const family = style.getPropertyValue("font-family").replaceAll(/["']/g, "");
    const [, path] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue("src")) ?? [];
    if (!path || !families.includes(family)) return [];
    const source = `url(${new URL(path, parentStyleSheet?.href ?? location.href)})`;
    const [weight, unicodeRange] = [
      style.getPropertyValue("font-weight"),
      style.getPropertyValue("unicode-range"),
    ];
    return [{ family, source, descriptors: { weight, ...(unicodeRange && { unicodeRange }) } }];
  });
}

/** Loads what these texts need. A font that does not arrive is replaced by one of the system. */
export async function loadFonts(rules: readonly FontRule[], texts: ReadonlyMap<string, string>) {
  const { fonts } = globalThis as unknown as { readonly fonts: FontFaceSet };
  for (const { family, source, descriptors } of rules) fonts.add(new FontFace(family, source, descriptors));
  await Promise.allSettled(Array.from(texts, ([font, text]) => fonts.load(font, text)));
}

/** Rules of a sheet; none of one of another origin, such as a sheet of an extension of the browser. */
function rulesOf(sheet: CSSStyleSheet): readonly CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
