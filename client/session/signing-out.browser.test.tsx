import { api } from "#domain/api.ts";
import { expect, test } from "../../testing/browser/browser-test.tsx";
import { finishSignOut, markSigningOut } from "./signing-out.ts";

const mark = "mood-universe.signing-out";

test("a tab whose turn comes after another one has ended the session does not end that of the next person", async ({
  calls,
}) => {
  const turn = Promise.withResolvers<void>();
  const otherTab = navigator.locks.request(mark, () => turn.promise);
  expect(markSigningOut()).toBe(true);
  const finished = finishSignOut();
  localStorage.removeItem(mark);
  turn.resolve();
  await Promise.all([otherTab, finished]);
  expect(calls.received(api.logout)).toEqual([]);
  expect(calls.received(api.me)).toEqual([]);
});
