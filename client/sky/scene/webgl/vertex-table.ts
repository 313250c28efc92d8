/** Vertex attributes of many equal primitives, in typed arrays with spare capacity. */

import { BufferAttribute, BufferGeometry, DynamicDrawUsage } from "three";

/** `width`: numbers per vertex. `bytes`: whether they are bytes, which stand for 0 to 1. */
export type ColumnShape = { readonly width: number; readonly bytes?: boolean };

/** The vertices of one primitive and the triangles between them. */
export type PrimitiveShape = { readonly vertices: number; readonly triangles: readonly number[] };

/** Two triangles; see `cornerOfVertex` in material.ts. */
export const square: PrimitiveShape = { vertices: 4, triangles: [0, 1, 2, 0, 2, 3] };

/** A strip of `pieces` squares along a line; vertices alternate left and right of it. */
export const strip = (pieces: number): PrimitiveShape => ({
  vertices: 2 * (pieces + 1),
  triangles: Array.from({ length: pieces }, (_, piece) =>
    [0, 1, 2, 1, 3, 2].map((vertex) => 2 * piece + vertex),
  ).flat(),
});

const minCapacity = 64;
/** Spare capacity after growing, so that the next primitives need no new arrays. */
const growth = 1.1;

export class VertexTable<Column extends string> {
  geometry: BufferGeometry;
  readonly #columns: Readonly<Record<Column, ColumnShape>>;
  readonly #names: readonly Column[];
  readonly #primitive: PrimitiveShape;
  #capacity = minCapacity;
  #count = 0;

  constructor(primitive: PrimitiveShape, columns: Readonly<Record<Column, ColumnShape>>) {
    this.#primitive = primitive;
    this.#columns = columns;
    this.#names = Object.keys(columns) as Column[];
    this.geometry = this.#make();
    this.resize(0);
  }

  get count() {
    return this.#count;
  }

  /** Sets the number of primitives and keeps the existing ones. Returns whether `geometry` was replaced. */
  resize(count: number): boolean {
    this.#count = count;
    const isTooSmall = count > this.#capacity;
    if (isTooSmall) this.#grow(count);
    this.geometry.setDrawRange(0, count * this.#primitive.triangles.length);
    return isTooSmall;
  }

  /**
   * Puts `added` primitives in the place of `removed` ones from `at` on, for the caller to write before the next
   * frame, which uploads them. Those behind them move in memory. Returns whether `geometry` was replaced.
   */
  splice(at: number, removed: number, added: number): boolean {
    const behind = at + removed;
    const moved = this.#count - behind;
    const isReplaced = this.resize(at + added + moved);
    if (added !== removed)
      for (const column of this.#names) {
        const perPrimitive = this.#columns[column].width * this.#primitive.vertices;
        const from = behind * perPrimitive;
        const { array } = this.#attribute(column);
        array.copyWithin((at + added) * perPrimitive, from, from + moved * perPrimitive);
      }
    this.upload(at, added === removed ? added : added + moved);
    return isReplaced;
  }

  /** Sets the same numbers for all vertices of a primitive. */
  set(column: Column, primitive: number, ...values: number[]) {
    for (let vertex = 0; vertex < this.#primitive.vertices; vertex++)
      this.setVertex(column, primitive, vertex, ...values);
  }

  setVertex(column: Column, primitive: number, vertex: number, ...values: number[]) {
    const at = (primitive * this.#primitive.vertices + vertex) * this.#columns[column].width;
    const { array } = this.#attribute(column);
    // A loop, because `array.set` takes four times as long for so few numbers.
    for (let value = 0; value < values.length; value++) array[at + value] = values[value] as number;
  }

  /** Uploads `count` primitives from `first` on to the graphics card with the next frame. */
  upload(first: number, count: number, only: readonly Column[] = this.#names) {
    if (count <= 0) return;
    for (const column of only) {
      const attribute = this.#attribute(column);
      const perPrimitive = this.#columns[column].width * this.#primitive.vertices;
      attribute.addUpdateRange(first * perPrimitive, count * perPrimitive);
      attribute.needsUpdate = true;
    }
  }

  #attribute(column: Column): BufferAttribute {
    return this.geometry.getAttribute(column) as BufferAttribute;
  }

  /** Capacity grows by a factor, so that the cost per primitive stays constant. */
  #grow(count: number) {
    const before = this.geometry;
    this.#capacity = Math.ceil(Math.max(minCapacity, count * growth));
    this.geometry = this.#make();
    for (const column of this.#names) this.#attribute(column).array.set(before.getAttribute(column).array);
    before.dispose();
  }

  #make(): BufferGeometry {
    const { vertices } = this.#primitive;
    const geometry = new BufferGeometry().setIndex(
      new BufferAttribute(indicesOf(this.#primitive, this.#capacity), 1),
    );
    for (const name of this.#names) {
      const { width, bytes } = this.#columns[name];
      const length = this.#capacity * vertices * width;
      const array = bytes ? new Uint8Array(length) : new Float32Array(length);
      geometry.setAttribute(name, new BufferAttribute(array, width, bytes).setUsage(DynamicDrawUsage));
    }
    return geometry;
  }
}

/**
 * The triangles of `count` primitives. Not instanced: a software renderer draws each instance separately, which
 * took six times as long for 10,000 instances of two triangles.
 */
export function indicesOf({ vertices, triangles }: PrimitiveShape, count: number): Uint32Array {
  const indices = new Uint32Array(count * triangles.length);
  for (let at = 0; at < indices.length; at++)
    indices[at] = Math.floor(at / triangles.length) * vertices + (triangles[at % triangles.length] as number);
  return indices;
}
