/** The components that React shows, by which a test knows which page it has before it, and what renders it again. */

export type Fiber = {
  readonly type: unknown;
  readonly child: Fiber | null;
  readonly sibling: Fiber | null;
  /** The other of the two objects between which a component alternates. */
  readonly alternate: Fiber | null;
  /** The first hook; each render makes new ones. */
  readonly memoizedState: unknown;
  readonly memoizedProps: unknown;
};

export const componentsOnScreen = (): ReadonlySet<string> => new Set(componentFibers().map(nameOf));

export const nameOf = ({ type }: Fiber): string => (type as { name: string }).name;

/** One for each component that is mounted. */
export function componentFibers(): readonly Fiber[] {
  const found: Fiber[] = [];
  const visit = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (typeof fiber.type === "function") found.push(fiber);
      visit(fiber.child);
    }
  };
  for (const element of document.body.children) visit(treeIn(element));
  return found;
}

/** What React shows in an element into which it renders: the property is the one that React's own tools read. */
function treeIn(element: Element): Fiber | null {
  const key = Object.keys(element).find((name) => name.startsWith("__reactContainer$"));
  // The fiber of the container alternates between two: the state node knows the one that is shown.
  const container = key
    ? (element as unknown as Record<string, { stateNode: { current: Fiber } }>)[key]
    : null;
  return container?.stateNode.current ?? null;
}
