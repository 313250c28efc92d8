/** What it costs to carve a maze, as the browser does when one opens. */

import { generateMaze } from "#domain/wellness/maze-generation.ts";
import { inTurn } from "../measure.ts";
import { compare, limit, type Row } from "../table.ts";

const small = 21;
const large = 201;
/** Enough for the compiler to have done its work. */
const warmUps = 3;
/** So many that both sizes carve about as many cells in a turn, and what else the machine does falls on both alike. */
const mazesPerTurn = { [small]: 2 * Math.ceil((large / small) ** 2), [large]: 2 };

/** Milliseconds of the processor for one maze of the most difficult kind. */
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
      ...{ what: `A maze of ${large}×${large}, for each cell`, figure: perCell(other, large), unit: "ns" },
      ...{ against: `for each cell of ${small}×${small}`, peer: perCell(one, small), goal: { atMost: 1.5 } },
    }),
  ];
}
