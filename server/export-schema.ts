/** The JSON Schema of the file with which a person takes a universe along. */

import * as z from "zod/mini";
import { api } from "#domain/api.ts";
import { universeFileSchema } from "#domain/formats/universe-file.ts";
import type { App } from "./context.ts";
import { registerCall } from "./route.ts";

export function exportSchema(app: App) {
  let schema: Record<string, unknown> | null = null;

  registerCall(app, api.exportSchema, async () => {
    // "input" allows fields that a later version adds.
    schema ??= {
      ...z.toJSONSchema(universeFileSchema, { io: "input" }),
      title: "A universe of Mood Universe",
    };
    return schema;
  });
}
