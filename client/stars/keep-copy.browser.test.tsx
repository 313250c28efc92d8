import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, test, vi } from "vitest";
import { makeUniverse, makeUser } from "../../testing/browser/make-replies.ts";
import { makeStar } from "../../testing/make-star.ts";
import { idle } from "../loading/after-startup.ts";
import { goFirst, whenQuiet } from "../loading/turns.ts";
import { sessionKey } from "../session/session.ts";
import { copyCode } from "../stored/stored-person.ts";
import { keepCopy } from "./keep-copy.ts";
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

test.each([
  ["a page that stays open writes the copy", false],
  ["a page that ends while it waits for its turn writes nothing", true],
])("%s", async (_, ends) => {
  const load = vi.spyOn(copyCode, "load").mockRejectedValue(new Error("not needed"));
  const wait = vi.spyOn(globalThis, "setTimeout");
  const opening = Promise.withResolvers<void>();
  goFirst(opening.promise);
  const end = keepCopy(openUniverse(), user.id);
  const writeInIdleTime = wait.mock.calls.at(-1)?.[0] as () => Promise<void>;
  const writing = writeInIdleTime();
  if (ends) end();
  opening.resolve();
  await whenQuiet();
  await idle();
  await writing;
  expect(load).toHaveBeenCalledTimes(ends ? 0 : 1);
  end();
});
