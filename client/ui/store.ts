/** State outside React, of which each component reads its part: it renders again only when this part changes. */

import { createContext, useContext, useSyncExternalStore } from "react";

export class Store<State extends object> {
  readonly #listeners = new Set<() => void>();
  #state: State;

  constructor(initial: State) {
    this.#state = initial;
  }

  get state(): State {
    return this.#state;
  }

  set(changes: Partial<State>) {
    const keys = Object.keys(changes) as (keyof State)[];
    if (keys.every((key) => Object.is(changes[key], this.#state[key]))) return;
    this.#state = { ...this.#state, ...changes };
    for (const listener of this.#listeners) listener();
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
}

/** `read` returns the identical part while it has not changed. */
export const useStore = <State extends object, Part>(
  store: Store<State>,
  read: (state: State) => Part,
): Part => {
  const part = () => read(store.state);
  return useSyncExternalStore(store.subscribe, part, part);
};

/** A context without a default, and the hook that reads it: it throws where nothing provides the value. */
export function requiredContext<Value>(name: string) {
  const Context = createContext<Value | null>(null);
  const use = (): Value => {
    const value = useContext(Context);
    if (value === null) throw new Error(`Nothing provides ${name}.`);
    return value;
  };
  return [Context, use] as const;
}
