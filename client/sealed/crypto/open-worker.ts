/** Opens the words of many records for the page. */

import { onStarsAndJob } from "../../stars/star-worker.ts";
import { type OpenJob, openAll, type SealedItem } from "./open-all.ts";

onStarsAndJob<SealedItem, OpenJob>(async (items, job) => postMessage(await openAll(items, job)));
