/** The cost of carving a maze, as the browser does when it opens one. */

import { generateMaze } from "#domain/wellness/mazes/maze-generation.ts";
import { inTurn } from "../measure.ts";
import { compare, limit, type Row } from "../table.ts";

const small = 21;
const large = 201;
/** Enough runs for the compiler to optimize the code. */
const warmUps = 3;
/** Counts with which both sizes carve about the same number of cells per round, so that other load affects both equally. */
const mazesPerTurn = { [small]: 2 * Math.ceil((large / small) ** 2), [large]: 2 };

/** CPU milliseconds for one maze of the highest difficulty. */
async function carve(side: typeof small | typeof large): Promise<number> {
  const mazes = mazesPerTurn[side] ?? 1;
  const before = process.cpuUsage();
  for (let seed = 0; seed < mazes; seed++)
    generateMaze({ width: side, height: side, difficulty: "extreme", seed });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / mazes;
}

export async function mazeRows(): Promise<Row[]> {
  const [one, other] = await inTurn(
    () => carve(small),
    () => carve(large),
    warmUps,
  );
  const perCell = (milliseconds: number, side: number) => (milliseconds * 1e6) / side ** 2;
  return [
    limit(`A maze of ${small}×${small}`, one, "ms", { atMost: 1 }),
    compare({
      ...{ what: `A maze of ${large}×${large}, for each cell`, figure: perCell(other, large) },
      ...{ against: `for each cell of ${small}×${small}`, peer: perCell(one, small), goal: { atMost: 1.5 } },
    }),
  ];
}
