/** All rows about the speed of the sky. */

import type { Row } from "../table.ts";
import { firstStarRows } from "./first-star.ts";
import { pickingRows } from "./picking.ts";
import { skyInTimeRows } from "./sky-in-time.ts";
import { turningRows } from "./turning.ts";

export const skyRows = async (): Promise<Row[]> => [
  ...(await turningRows()),
  ...(await pickingRows()),
  ...(await skyInTimeRows()),
  ...(await firstStarRows()),
];
