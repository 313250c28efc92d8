const versions = new WeakMap<object, number>();
let latest = 0;

/**
 * A number for each object, which is replaced and never changed: a key of a query with all stars of a person would take
 * long to compare.
 */
export function versionOf(part: object | undefined): number {
  if (!part) return 0;
  const version = versions.get(part) ?? ++latest;
  versions.set(part, version);
  return version;
}
