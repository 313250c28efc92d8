/** The key by which a name, plain or sealed, is unique within a universe. */

import { tagNameKey } from "#domain/records/tag/find-tags.ts";
import { coded } from "#domain/refusals.ts";

type Named = {
  readonly name: string;
  readonly sealed?: string | null | undefined;
  readonly nameKey?: string | null | undefined;
};

const required = coded("required", "A sealed name has its nameKey.");

/** The reply is 400, as for a body that its schema refuses. */
class NameKeyMissing extends Error {
  readonly validation = [{ instancePath: "/nameKey", message: required, params: {} }];
}

/** A request that sends sealed words back as they are `known` may leave out their key, which no reply has. */
export function nameKeyOf({ name, sealed, nameKey }: Named, known?: Named): string {
  if (sealed == null) return tagNameKey(name);
  const key = nameKey ?? (known?.sealed === sealed ? known.nameKey : null);
  if (key == null) throw new NameKeyMissing();
  return key;
}
