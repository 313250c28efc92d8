/** What a person reads when a picture could not be made. */

import { keepsakes } from "#domain/languages/en/keepsakes.ts";
import type { Translator } from "#domain/languages/translator.ts";
import type { PictureFailure } from "./picture-job.ts";

export function failureText(t: Translator, failure: PictureFailure): string {
  switch (failure.reason) {
    case "too-large":
      return t(keepsakes.failures.tooLarge, { largest: failure.largest });
    case "no-graphics":
      return t(keepsakes.failures.noGraphics);
    case "unexpected":
      return t(keepsakes.failures.unexpected);
  }
}
