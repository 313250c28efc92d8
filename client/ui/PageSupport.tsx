import { createContext, type ReactNode, useContext } from "react";

const Support = createContext<ReactNode>(null);

/** Gives the layouts of pages their way to support. They do not import it, because `ui/` imports no feature. */
export const PageSupportProvider = Support.Provider;

/** The way to support, in the head of every page. */
export const PageSupport = () => useContext(Support);

/** Support in the upper corner of a screen that has no head of its own. */
export const HeadSupport = () => (
  <div className="absolute inset-e-1 top-[max(0.5rem,env(safe-area-inset-top))] text-small">
    <PageSupport />
  </div>
);
