/** The proof before a flow with a new passphrase, so that nothing asks for it when the person has made a kit. */

import { useQueryClient } from "@tanstack/react-query";
import { askForProof, type Proof } from "../doors/confirmation.ts";
import { type Doors, doorsQuery } from "../doors/doors.ts";
import { serverClock } from "../time/server-clock.ts";

const noProof: Proof = { password: null };

/**
 * Returns a function that resolves to the proof, to null if the person gives none, and rejects without the server. A password
 * is asked for in any case, because it must not be the passphrase. A provider leads away from the page: the person comes back
 * and begins again.
 */
export function useProve(): () => Promise<Proof | null> {
  const client = useQueryClient();
  return async () => {
    const ways = await client.fetchQuery(doorsQuery);
    return needsNone(ways) ? noProof : askForProof();
  };
}

function needsNone({ password, passkeys, providers, confirmedUntil }: Doors): boolean {
  if (password) return false;
  const isProved = confirmedUntil !== null && Date.parse(confirmedUntil) > serverClock.at(Date.now());
  return isProved || (passkeys.length === 0 && providers.length === 0);
}
