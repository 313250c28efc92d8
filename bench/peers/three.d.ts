/** What the benchmarks use of three.js, which comes without types. */
declare module "three" {
  export class Vector2 {
    constructor(x: number, y: number);
  }
  class Euler {
    set(x: number, y: number, z: number, order: string): void;
  }
  class Vector3 {
    set(x: number, y: number, z: number): this;
    applyEuler(turn: Euler): this;
  }
  export class PerspectiveCamera {
    readonly rotation: Euler;
    readonly position: Vector3;
    updateProjectionMatrix(): void;
    updateMatrixWorld(): void;
  }
  export class Float32BufferAttribute {
    constructor(numbers: readonly number[], width: number);
  }
  export class BufferGeometry {
    setAttribute(name: string, attribute: Float32BufferAttribute): this;
  }
  export class Points {
    constructor(geometry?: BufferGeometry);
  }
  export class Raycaster {
    readonly params: { readonly Points: { threshold: number } };
    setFromCamera(at: Vector2, camera: PerspectiveCamera): void;
    intersectObject(points: Points): readonly unknown[];
  }
}
