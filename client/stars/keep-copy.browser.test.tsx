import { QueryClient } from "@tanstack/react-query";
import { afterEach, vi } from "vitest";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { idle } from "../loading/after-startup.ts";
import { goFirst, whenQuiet } from "../loading/turns.ts";
import { sessionKey } from "../session/session.ts";
import { copyCode } from "../stored/stored-person.ts";
import { keepCopy, quietMs } from "./keep-copy.ts";
import { universeKey } from "./mood-entries.ts";

const user = makeUser();

function openUniverse() {
  const client = new QueryClient();
  const { isWhole: _, removed: __, ...universe } = makeUniverse([makeStar()]);
  client.setQueryData(sessionKey, user);
  client.setQueryData(universeKey(user.id), { ...universe, etag: '"1"' });
  return client;
}

afterEach(() => vi.restoreAllMocks());

for (const [name, ends] of [
  ["a page that stays open writes the copy", false],
  ["a page that ends while it waits for its turn writes nothing", true],
] as const)
  test(name, async ({ clock }) => {
    const load = vi.spyOn(copyCode, "load").mockRejectedValue(new Error("not needed"));
    clock.stop();
    const opening = Promise.withResolvers<void>();
    goFirst(opening.promise);
    const end = keepCopy(openUniverse(), user.id);
    await clock.pass(quietMs);
    if (ends) end();
    expect(load).not.toHaveBeenCalled();
    opening.resolve();
    // The copy has waited longer for both.
    await whenQuiet();
    await idle();
    await clock.pass(0);
    expect(load).toHaveBeenCalledTimes(ends ? 0 : 1);
    end();
  });
