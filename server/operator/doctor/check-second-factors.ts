import type { Db } from "../../database/schema.ts";
import type { Settings } from "../../environment.ts";
import { canOpen } from "../../second-factor/second-factor.ts";
import { keyFileOf, readKeyOfSecondFactors } from "../../secret-key.ts";
import { readExistingKey } from "./existing-key.ts";
import { type Finding, findingsOf } from "./finding.ts";
import { listSecondFactors } from "./queries.ts";

const { well, problem } = findingsOf("Second factors");

/** Whether the codes of people's apps can be checked: their secrets are encrypted with the key of the server. */
export async function checkSecondFactors(db: Db, { dataDir }: Settings): Promise<Finding[]> {
  const factors = await listSecondFactors(db);
  if (factors.length === 0) return [];
  const key = await readExistingKey(dataDir, readKeyOfSecondFactors);
  const lost = factors.filter((factor) => !key || !canOpen(key, factor)).length;
  if (lost === 0) return [well("The key opens the second factors of all people who have one.")];
  return [
    problem(
      `${lost} of ${factors.length} second factors cannot be opened with ${keyFileOf(dataDir)}, so that their codes are refused: put the earlier file back. Without it, people sign in with a recovery code and set theirs up anew; remove-second-factor helps those who have none.`,
    ),
  ];
}
