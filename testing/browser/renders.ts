/** Tells which components React renders during a step, by which a test knows what a key press or a poll costs. */

import { componentFibers, type Fiber, nameOf } from "./components-on-screen.ts";

/** The names of the components that rendered until `step`, which waits for its outcome, was over. */
export async function rendersDuring(step: () => Promise<unknown>): Promise<readonly string[]> {
  const before = new Map(componentFibers().map((fiber) => [fiber, { ...fiber }]));
  await step();
  const hasRendered = (fiber: Fiber) => {
    const known = before.get(fiber) ?? (fiber.alternate && before.get(fiber.alternate));
    return known?.memoizedState !== fiber.memoizedState || known?.memoizedProps !== fiber.memoizedProps;
  };
  return componentFibers().filter(hasRendered).map(nameOf);
}
