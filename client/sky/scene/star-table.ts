/** The numbers of all stars on the graphics card: typed arrays with room to grow. */

import { BufferAttribute, type BufferGeometry, DynamicDrawUsage } from "three";
import { corners, squares } from "./paint.ts";

/** Name of each attribute: numbers per star, and whether they are bytes that stand for 0 to 1. */
const columns = {
  /** x, y, z in units. */
  place: { width: 3, bytes: false },
  /** Red, green, blue; the fourth is unused. */
  tint: { width: 4, bytes: true },
  /** Size in pixels at scale 1, family mark, phase, glow. */
  look: { width: 4, bytes: false },
  /** Radius in units and radians a second. */
  orbit: { width: 2, bytes: false },
} as const;

export type Column = keyof typeof columns;
const columnNames = Object.keys(columns) as Column[];

const leastRoom = 64;

export class StarTable {
  geometry = makeGeometry(leastRoom);
  #room = leastRoom;
  #count = 0;

  get count() {
    return this.#count;
  }

  /** Makes room for `count` stars in all; those that are there already stay. Returns whether `geometry` is new. */
  resize(count: number): boolean {
    this.#count = count;
    const grows = count > this.#room;
    if (grows) this.#grow(count);
    this.geometry.setDrawRange(0, count * 6);
    return grows;
  }

  set(column: Column, star: number, ...values: number[]) {
    const { array } = this.#attribute(column);
    const { width } = columns[column];
    for (let corner = 0; corner < corners; corner++) array.set(values, (star * corners + corner) * width);
  }

  /** Sends the stars from `first` on, `count` of them, to the graphics card with the next frame. */
  send(first: number, count: number, only: readonly Column[] = columnNames) {
    if (count <= 0) return;
    for (const column of only) {
      const attribute = this.#attribute(column);
      const perStar = columns[column].width * corners;
      attribute.addUpdateRange(first * perStar, count * perStar);
      attribute.needsUpdate = true;
    }
  }

  #attribute(column: Column): BufferAttribute {
    return this.geometry.getAttribute(column) as BufferAttribute;
  }

  /** Doubling keeps the cost of growing, shared among all stars, constant. */
  #grow(count: number) {
    const before = this.geometry;
    this.#room = Math.max(count, this.#room * 2);
    this.geometry = makeGeometry(this.#room);
    for (const column of columnNames) this.#attribute(column).array.set(before.getAttribute(column).array);
    before.dispose();
  }
}

function makeGeometry(room: number): BufferGeometry {
  const geometry = squares(room);
  for (const name of columnNames) {
    const { width, bytes } = columns[name];
    const length = room * corners * width;
    const array = bytes ? new Uint8Array(length) : new Float32Array(length);
    geometry.setAttribute(name, new BufferAttribute(array, width, bytes).setUsage(DynamicDrawUsage));
  }
  return geometry;
}
