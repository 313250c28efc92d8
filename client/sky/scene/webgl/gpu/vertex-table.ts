/** Vertex attributes of many equal primitives, in typed arrays with spare capacity. */

import { Ranges } from "./ranges.ts";

/** `width` is in numbers per vertex; `bytes` says whether they are bytes, which stand for 0 to 1. */
export type ColumnShape = { readonly width: number; readonly bytes?: boolean };

/** The vertices of one primitive and the triangles between them. */
export type PrimitiveShape = { readonly vertices: number; readonly triangles: readonly number[] };

/** A primitive of two triangles; see `cornerOfVertex` in shader.ts. */
export const square: PrimitiveShape = { vertices: 4, triangles: [0, 1, 2, 0, 2, 3] };

/** A strip of `pieces` squares along a line; vertices alternate left and right of it. */
export const strip = (pieces: number): PrimitiveShape => ({
  vertices: 2 * (pieces + 1),
  triangles: Array.from({ length: pieces }, (_, piece) =>
    [0, 1, 2, 1, 3, 2].map((vertex) => 2 * piece + vertex),
  ).flat(),
});

export type Column = {
  readonly name: string;
  readonly width: number;
  /** Numbers of all vertices, up to the capacity. */
  numbers: Float32Array | Uint8Array;
  /** Primitives that changed since the last upload. */
  readonly changed: Ranges;
};

const minCapacity = 64;
/** Spare capacity after growing, so that the next primitives need no new arrays. */
const growth = 1.1;

export class VertexTable<Name extends string = string> {
  readonly primitive: PrimitiveShape;
  /** Columns in the order of their locations in the shader. */
  readonly columns: readonly Column[];
  readonly #byName: Readonly<Record<Name, Column>>;
  #capacity = 0;
  #count = 0;

  constructor(primitive: PrimitiveShape, shapes: Readonly<Record<Name, ColumnShape>>) {
    this.primitive = primitive;
    const made = Object.entries<ColumnShape>(shapes).map(([name, { width, bytes }]) => ({
      ...{ name, width, changed: new Ranges() },
      numbers: bytes ? new Uint8Array(0) : new Float32Array(0),
    }));
    this.columns = made;
    this.#byName = Object.fromEntries(made.map((column) => [column.name, column])) as Record<Name, Column>;
    this.#grow(minCapacity);
  }

  /** Number of primitives. */
  get count() {
    return this.#count;
  }

  /** Number of primitives for which the arrays have room. */
  get capacity() {
    return this.#capacity;
  }

  /** Sets the number of primitives and keeps the existing ones. Capacity grows by a factor, so that the cost per primitive stays constant. */
  resize(count: number) {
    this.#count = count;
    if (count > this.#capacity) this.#grow(Math.ceil(count * growth));
  }

  /**
   * Puts `added` primitives in the place of `removed` ones from `at` on, for the caller to write before the next
   * frame, which uploads them. Those behind them move in memory.
   */
  splice(at: number, removed: number, added: number) {
    const behind = at + removed;
    const moved = this.#count - behind;
    this.resize(at + added + moved);
    if (added !== removed)
      for (const { numbers, width } of this.columns) {
        const perPrimitive = width * this.primitive.vertices;
        const from = behind * perPrimitive;
        numbers.copyWithin((at + added) * perPrimitive, from, from + moved * perPrimitive);
      }
    this.upload(at, added === removed ? added : added + moved);
  }

  /** Sets the same numbers for all vertices of a primitive. */
  set(column: Name, primitive: number, ...values: number[]) {
    for (let vertex = 0; vertex < this.primitive.vertices; vertex++)
      this.setVertex(column, primitive, vertex, ...values);
  }

  setVertex(column: Name, primitive: number, vertex: number, ...values: number[]) {
    const { numbers, width } = this.#byName[column];
    const at = (primitive * this.primitive.vertices + vertex) * width;
    // This is a loop, because `numbers.set` takes four times as long for so few numbers.
    for (let value = 0; value < values.length; value++) numbers[at + value] = values[value] as number;
  }

  /** Uploads `count` primitives from `first` on to the graphics card with the next frame. */
  upload(first: number, count: number, only?: readonly Name[]) {
    if (count <= 0) return;
    const columns = only ? only.map((name) => this.#byName[name]) : this.columns;
    for (const { changed } of columns) changed.add(first, first + count);
  }

  #grow(capacity: number) {
    this.#capacity = capacity;
    for (const column of this.columns) {
      const { numbers, width } = column;
      const length = capacity * this.primitive.vertices * width;
      column.numbers = numbers instanceof Uint8Array ? new Uint8Array(length) : new Float32Array(length);
      column.numbers.set(numbers);
    }
  }
}

/** A table of squares with these rows, each the numbers of every column. */
export function squaresOf<Name extends string>(
  shapes: Readonly<Record<Name, ColumnShape>>,
  rows: readonly Readonly<Record<Name, readonly number[]>>[],
): VertexTable<Name> {
  const table = new VertexTable(square, shapes);
  table.resize(rows.length);
  for (const [at, row] of rows.entries())
    for (const name of Object.keys(shapes) as Name[]) table.set(name, at, ...row[name]);
  return table;
}
