/** Draws one picture in a thread of its own: it takes longer than other requests may wait. */

import { parentPort, workerData } from "node:worker_threads";
import { pictureSize } from "#domain/shown-skies/link.ts";
import type { ShownSky } from "#domain/shown-skies/shown-sky.ts";
import { drawSky } from "./draw-sky.ts";
import { encodePng } from "./png.ts";

const sky: ShownSky = JSON.parse(workerData);
const pixels = drawSky(sky, pictureSize);
parentPort?.postMessage(encodePng(pixels, pictureSize));
