/** What only universes with sealed words load: the way of words out of the page, and into it. */

import { onOpened, openedComparisons, openedVersion, openUniverse, withNames } from "./opened-words.ts";
import { openError, openItem, openStar, sealItem } from "./seal-items.ts";
import { openRecord, sealRequest } from "./seal-record.ts";
import { SealedStore } from "./sealed-store.ts";
import { readText, writeText } from "./sealed-tab-text.ts";

export const words = {
  ...{ onOpened, openedVersion, openUniverse, openedComparisons, withNames },
  ...{ SealedStore, openError, openItem, openStar, sealItem },
  ...{ openRecord, sealRequest },
  ...{ readText, writeText },
};
