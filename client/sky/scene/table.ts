/** Numbers on the graphics card, an even count of vertices for each thing drawn: typed arrays with room to grow. */

import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from "three";

/** Numbers per vertex, and whether they are bytes that stand for 0 to 1. */
export type ColumnShape = { readonly width: number; readonly bytes?: boolean };

/** How the vertices of one thing make triangles. */
export type ThingShape = { readonly vertices: number; readonly triangles: readonly number[] };

/** Two triangles; see `cornerOfVertex` in paint.ts. */
export const square: ThingShape = { vertices: 4, triangles: [0, 1, 2, 0, 2, 3] };

/** A strip of `pieces` squares in a row, vertices left and right of its line in turn. */
export const strip = (pieces: number): ThingShape => ({
  vertices: 2 * (pieces + 1),
  triangles: Array.from({ length: pieces }, (_, piece) =>
    [0, 1, 2, 1, 3, 2].map((vertex) => 2 * piece + vertex),
  ).flat(),
});

const leastRoom = 64;
/** Room for some more than are there, so that the next one after a full load finds its place. */
const slack = 1.1;

export class Table<Column extends string> {
  geometry: BufferGeometry;
  readonly #columns: Readonly<Record<Column, ColumnShape>>;
  readonly #names: readonly Column[];
  readonly #thing: ThingShape;
  #room = leastRoom;
  #count = 0;

  constructor(thing: ThingShape, columns: Readonly<Record<Column, ColumnShape>>) {
    this.#thing = thing;
    this.#columns = columns;
    this.#names = Object.keys(columns) as Column[];
    this.geometry = this.#make();
  }

  get count() {
    return this.#count;
  }

  /** Makes room for `count` things in all; those that are there already stay. Returns whether `geometry` is new. */
  resize(count: number): boolean {
    this.#count = count;
    const grows = count > this.#room;
    if (grows) this.#grow(count);
    this.geometry.setDrawRange(0, count * this.#thing.triangles.length);
    return grows;
  }

  /** The same numbers for every vertex of a thing. */
  set(column: Column, thing: number, ...values: number[]) {
    for (let vertex = 0; vertex < this.#thing.vertices; vertex++)
      this.setVertex(column, thing, vertex, ...values);
  }

  setVertex(column: Column, thing: number, vertex: number, ...values: number[]) {
    const at = (thing * this.#thing.vertices + vertex) * this.#columns[column].width;
    const { array } = this.#attribute(column);
    // By hand: `array.set` takes four times as long for so few.
    for (let value = 0; value < values.length; value++) array[at + value] = values[value] as number;
  }

  /** Sends the things from `first` on, `count` of them, to the graphics card with the next frame. */
  send(first: number, count: number, only: readonly Column[] = this.#names) {
    if (count <= 0) return;
    for (const column of only) {
      const attribute = this.#attribute(column);
      const perThing = this.#columns[column].width * this.#thing.vertices;
      attribute.addUpdateRange(first * perThing, count * perThing);
      attribute.needsUpdate = true;
    }
  }

  #attribute(column: Column): BufferAttribute {
    return this.geometry.getAttribute(column) as BufferAttribute;
  }

  /** Room that grows by a share of itself keeps the cost of growing, spread over all things, constant. */
  #grow(count: number) {
    const before = this.geometry;
    this.#room = Math.ceil(Math.max(leastRoom, count * slack));
    this.geometry = this.#make();
    for (const column of this.#names) this.#attribute(column).array.set(before.getAttribute(column).array);
    before.dispose();
  }

  #make(): BufferGeometry {
    const { vertices } = this.#thing;
    const geometry = new BufferGeometry().setIndex(
      new BufferAttribute(indicesOf(this.#thing, this.#room), 1),
    );
    for (const name of this.#names) {
      const { width, bytes } = this.#columns[name];
      const length = this.#room * vertices * width;
      const array = bytes ? new Uint8Array(length) : new Float32Array(length);
      geometry.setAttribute(name, new BufferAttribute(array, width, bytes).setUsage(DynamicDrawUsage));
    }
    return geometry;
  }
}

/**
 * The triangles of `count` things. Not instanced: an instance of two triangles is a draw of its own to a software
 * renderer, which took six times as long for 10,000 of them.
 */
export function indicesOf({ vertices, triangles }: ThingShape, count: number): Uint32Array {
  const indices = new Uint32Array(count * triangles.length);
  for (let at = 0; at < indices.length; at++)
    indices[at] = Math.floor(at / triangles.length) * vertices + (triangles[at % triangles.length] as number);
  return indices;
}
