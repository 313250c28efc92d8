import { OlderSchema, requireCurrentSchema } from "../../database/migrate.ts";
import type { Database } from "../../database/open.ts";
import { databaseSize } from "../../database/size.ts";
import { formatCount } from "../printing.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { countFailing, countFreeConnections, findReadOnly, isIntact } from "./queries.ts";

const { well, note, problem } = findingsOf("Database");
const mails = findingsOf("Mail");
const fewConnections = 10;

async function checkSchema({ db, dialect }: Open): Promise<Finding[]> {
  try {
    await requireCurrentSchema(db, dialect);
    return [];
  } catch (error) {
    if (!(error instanceof OlderSchema)) throw error;
    return [note("It is of an earlier version: make a backup; then npm start brings it up to date.")];
  }
}

async function checkEmbedded({ db }: Open): Promise<Finding[]> {
  return (await isIntact(db))
    ? []
    : [
        problem(
          "Its file is damaged: stop the server, keep a copy of DATA_DIR, and restore the latest backup.",
        ),
      ];
}

async function checkServer({ db }: Open): Promise<Finding[]> {
  const free = await countFreeConnections(db);
  return [
    ...((await findReadOnly(db))
      ? [problem("This PostgreSQL is read-only, such as a replica: let DATABASE_URL lead to the primary.")]
      : []),
    ...(free < fewConnections
      ? [
          note(
            `PostgreSQL has ${formatCount(free, "connection")} left: each process needs up to ten. Raise max_connections.`,
          ),
        ]
      : []),
  ];
}

type Open = Pick<Database, "db" | "dialect">;

/** Checks an open database, and what waits in it to be sent; `isThorough`: reads the file of an embedded one whole. */
export async function checkDatabase(
  database: Open,
  { isThorough }: { isThorough: boolean },
): Promise<Finding[]> {
  const schema = await checkSchema(database);
  const size = (await databaseSize(database.db, database.dialect)) / 2 ** 20;
  const kind = database.dialect === "sqlite" ? "The embedded database" : "PostgreSQL";
  const failing = schema.length > 0 ? 0 : await countFailing(database.db);
  return [
    well(`${kind} answers, with ${size.toFixed(1)} MiB.`),
    ...schema,
    ...(database.dialect === "postgres" ? await checkServer(database) : []),
    ...(database.dialect === "sqlite" && isThorough ? await checkEmbedded(database) : []),
    ...(failing > 0
      ? [
          mails.note(
            `${formatCount(failing, "mail")} could not be sent yet and will be tried again: the log has the reason.`,
          ),
        ]
      : []),
  ];
}
