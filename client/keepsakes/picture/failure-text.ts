/** What a person reads when a picture could not be made. */

import type { PictureFailure } from "./picture-job.ts";

export function failureText(failure: PictureFailure): string {
  switch (failure.reason) {
    case "too-large":
      return `The graphics of this device draw pictures of up to ${failure.largest.toLocaleString()} pixels a side. Choose a smaller size.`;
    case "no-graphics":
      return "Your browser cannot draw the picture now, because its graphics (WebGL) are not available. Your journal is untouched. Close other tabs or restart the browser, then try again.";
    case "unexpected":
      return "The picture could not be made. Your journal is untouched. Try again, or choose a smaller size.";
  }
}
