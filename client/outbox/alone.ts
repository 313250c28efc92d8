/**
 * Does one work after the other, in all tabs of the browser by a Web Lock. Browsers have no such locks on a home server
 * without https: there only the work of this tab waits for its turn. Two tabs can then send the same item, which the
 * server stores once because of its id, and one can change what the other one sends: items have versions for that.
 */
export function makeAlone(name: string, locks: LockManager | undefined = navigator.locks) {
  let last: Promise<void> = Promise.resolve();
  return (work: () => Promise<void>): Promise<void> => {
    if (locks) return locks.request(name, work);
    const turn = last.then(work);
    last = turn.catch(() => {});
    return turn;
  };
}
