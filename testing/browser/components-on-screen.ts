/** The names of the components that React shows, by which a test knows which page it has before it. */

type Fiber = { readonly type: unknown; readonly child: Fiber | null; readonly sibling: Fiber | null };

export function componentsOnScreen(): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (first: Fiber | null) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (typeof fiber.type === "function") names.add(fiber.type.name);
      visit(fiber.child);
    }
  };
  for (const element of document.body.children) visit(treeIn(element));
  return names;
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
