import { createContext, type ReactNode, useContext } from "react";

const Words = createContext<ReactNode>(null);

/** Gives the layouts of pages what opens the words that they show. They do not import it, because `ui/` imports no feature. */
export const PageWordsProvider = Words.Provider;

/** What opens words that are sealed and locked here; nothing otherwise. */
export const PageWords = () => useContext(Words);
