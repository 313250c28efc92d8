import { NewerSchema, OlderSchema } from "./migrate.ts";
import { type DatabaseSettings, InUse } from "./open.ts";

/** Why the database cannot be opened, in a sentence that names what the operator can change. */
export function explainDatabase(error: unknown, { databaseUrl, dataDir }: DatabaseSettings): string {
  const why = error instanceof Error ? error.message || (error as { code?: string }).code : String(error);
  if (error instanceof InUse)
    return "The database is in use: stop the server, and whatever else is connected, first.";
  if (error instanceof NewerSchema) return `${error.message}; start a newer version.`;
  if (error instanceof OlderSchema) return `${error.message}; npm start brings it up to date.`;
  if (databaseUrl) return `DATABASE_URL does not lead to a PostgreSQL server that can be used: ${why}.`;
  return `DATA_DIR (${dataDir}) cannot be used: ${why}.`;
}
