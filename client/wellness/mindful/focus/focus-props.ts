import type { FocusMoment } from "#domain/wellness/exercises/focus.ts";
import type { SessionProps } from "../session/session-store.ts";

/** Props of the four focus exercises: the session and its current moment. */
export type FocusProps = SessionProps & { readonly moment: FocusMoment };
