/** A correction of a star that another device has changed meanwhile, on a real server. */

import { addStar, createUniverse } from "./actions.ts";
import { expectBothVersions } from "./correcting.ts";
import { test } from "./fixtures.ts";
import { screenFor } from "./inputs.ts";
import { dismissToast } from "./toasts.ts";

// These are rare, because a person corrects by mouse in the journey without a network.
for (const input of ["touch", "keyboard"] as const)
  test.describe(`by ${input}`, { tag: "@long" }, () => {
    test.use(screenFor(input));

    test("a star that another device changes while it is being corrected is shown in both versions", async ({
      page,
      faults,
    }) => {
      faults.allow(/412 \(Precondition Failed\)/);
      await createUniverse(page, `Two devices, by ${input}`);
      await addStar(page, "Hope");
      await dismissToast(page, "First Star");
      await expectBothVersions(page, input);
    });
  });
