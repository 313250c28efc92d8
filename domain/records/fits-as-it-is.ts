/** Tells fast whether a schema takes a value and leaves it as it is. */

import type * as z from "zod/mini";

type Test = (value: unknown) => boolean;

/** False also where only the schema can tell: a value that fails the test has to be parsed. */
export function fitsAsItIs(schema: z.core.$ZodType): Test {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.checks?.length) return never;
  switch (def.type) {
    case "string":
      return "format" in def ? never : (value) => typeof value === "string";
    case "number":
      return "format" in def && def.format === "safeint" ? Number.isSafeInteger : never;
    case "boolean":
      return (value) => value === true || value === false;
    case "default":
      return fitsAsItIs(def.innerType);
    case "optional":
      return orUndefined(fitsAsItIs(def.innerType));
    case "nullable":
      return orNull(fitsAsItIs(def.innerType));
    case "literal":
      return (value) => def.values.includes(value as z.core.util.Literal);
    case "enum":
      return isIn(Object.values(def.entries));
    case "array":
      return areAll(fitsAsItIs(def.element));
    default:
      return never;
  }
}

const never: Test = () => false;
const orNull =
  (test: Test): Test =>
  (value) =>
    value === null || test(value);
const orUndefined =
  (test: Test): Test =>
  (value) =>
    value === undefined || test(value);
const areAll =
  (test: Test): Test =>
  (value) =>
    Array.isArray(value) && value.every(test);
const isIn =
  (options: readonly unknown[]): Test =>
  (value) =>
    options.includes(value);
