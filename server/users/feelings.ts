/** The feelings that a universe knows. */

import { catalogue, type Feelings } from "#domain/feelings.ts";
import type { Db } from "../database/schema.ts";

/** No universe has feelings of its own yet, so that nothing is read. */
export const readFeelings = async (_db: Db, _userId: string): Promise<Feelings> => catalogue;
