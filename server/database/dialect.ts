/** The databases that the server runs on. */
export type Dialect = "sqlite" | "postgres";
