/** Constellations: stars that a person selected and named. */

import * as z from "zod/mini";

/** A constellation as the API sends it. `entryIds` are in the order chosen; `revision` is that of its last change. */
export const constellationSchema = z.object({
  id: z.string(),
  name: z.string(),
  entryIds: z.array(z.string()),
  revision: z.int(),
});

export type Constellation = z.output<typeof constellationSchema>;
