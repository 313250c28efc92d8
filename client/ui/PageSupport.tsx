import { createContext, type ReactNode, useContext } from "react";

const Support = createContext<ReactNode>(null);

/** Gives the layouts of pages their way to support. They do not import it, because `ui/` imports no feature. */
export const PageSupportProvider = Support.Provider;

/** The way to support: at the foot of a page, or at its head where a session runs. */
export const PageSupport = () => useContext(Support);
