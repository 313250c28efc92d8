/** What a picture is made of, as the page asks for it, and what the worker replies. */

import type { ColorScheme } from "../../sky/scene/model/themes.ts";
import type { Portrait } from "../drawing/portrait.ts";
import type { FontRule } from "./fonts.ts";
import type { Caption, Sheet } from "./sheet.ts";

export type PictureJob = {
  readonly portrait: Omit<Portrait, "entries">;
  readonly scheme: ColorScheme;
  readonly sheet: Sheet;
  readonly caption: Caption;
  /** Whether families, years or tags have their names in the sky. */
  readonly hasNames: boolean;
  readonly fonts: readonly FontRule[];
};

/** `no-graphics`: the browser cannot draw the sky, now or at all. `too-large`: not at this size, in pixels. */
export type PictureFailure =
  | { readonly reason: "no-graphics" | "unexpected" }
  | { readonly reason: "too-large"; readonly largest: number };

export type FromPictureWorker =
  | { readonly type: "progress"; readonly share: number }
  | { readonly type: "done"; readonly picture: Blob }
  | { readonly type: "failed"; readonly failure: PictureFailure };
