/** Requests whose words may be sealed: a request has its words, or `sealed` instead of them. */

import * as z from "zod/mini";
import { emptyWord, type Field, type Fields, requestShape, wordFields } from "../records/fields.ts";
import { coded } from "../refusals.ts";
import { nameKeySchema, sealedSchema } from "./sealed-text.ts";

type SealableDef = z.core.$ZodObjectDef & {
  /** What each word is beside `sealed`. */
  readonly emptyWords: Readonly<Record<string, unknown>>;
};

const ObjectSchema: z.core.$constructor<z.ZodMiniObject> = z.ZodMiniObject;

const bothRefusal = coded("wrong-shape", "Words are sealed or plain: beside sealed they are empty.");
const nameKeyRefusal = coded("unknown-field", "A nameKey stands beside sealed.");

/** Reads plain words by its own rules, and none beside `sealed`. */
const SealableSchema = /* @__PURE__ */ z.core.$constructor<z.ZodMiniObject, SealableDef>(
  "SealableSchema",
  (inst: z.ZodMiniObject, def) => {
    ObjectSchema.init(inst, def);
    const parsePlain = inst._zod.parse;
    let withoutWords: z.ZodMiniObject | null = null;
    inst._zod.parse = (payload, context) => {
      const said = payload.value as Readonly<Record<string, unknown>> | null;
      if (typeof said?.sealed !== "string" || !("sealed" in def.shape)) {
        if (said?.nameKey != null && "nameKey" in def.shape)
          payload.issues.push({
            ...{ code: "custom", path: ["nameKey"], message: nameKeyRefusal, input: said, inst },
          });
        return parsePlain(payload, context);
      }
      withoutWords ??= withEmptyWords(def);
      return withoutWords._zod.parse(payload, context);
    };
  },
);

function withEmptyWords({ checks: _, emptyWords, ...def }: SealableDef) {
  const none = z.nullish(z.literal("", bothRefusal));
  const words = Object.entries(emptyWords)
    .filter(([name]) => name in def.shape)
    .map(([name, empty]) => [
      name,
      z.pipe(
        none,
        z.transform(() => empty),
      ),
    ]);
  return new z.ZodMiniObject({ ...def, shape: { ...def.shape, ...Object.fromEntries(words) } });
}

const sealedShape = { sealed: z.nullish(sealedSchema) } as const;
const nameShape = { nameKey: z.nullish(nameKeySchema) } as const;

/** The words that a request may leave out beside `sealed`; none for another schema. */
export const sealableWords = (schema: z.core.$ZodType): readonly string[] =>
  Object.keys((schema._zod.def as Partial<SealableDef>).emptyWords ?? {});

type SealedShape = typeof sealedShape;
type NameShape = typeof nameShape;

type Over<Shape, More> = Omit<Shape, keyof More> & More;

/** A strict object whose words may be sealed; `emptyWords` says what they are then. @__NO_SIDE_EFFECTS__ */
export const sealableObject = <Shape extends z.core.$ZodShape>(
  emptyWords: SealableDef["emptyWords"],
  shape: Shape,
) =>
  new SealableSchema({
    ...{ type: "object", shape: { ...shape, ...sealedShape }, catchall: z.never(), emptyWords },
  }) as unknown as z.ZodMiniObject<Over<Shape, SealedShape>, z.core.$strict>;

/** What the words of a kind are beside sealed ones. @__NO_SIDE_EFFECTS__ */
export const emptyWordsOf = (fields: Fields): SealableDef["emptyWords"] =>
  Object.fromEntries(wordFields(fields).map((name) => [name, emptyWord(fields[name] as Field)]));

/** The request that says all of a record of a kind. `more` has what else it says. @__NO_SIDE_EFFECTS__ */
export const sealableRequest = <F extends Fields, More extends z.core.$ZodShape>(fields: F, more: More) =>
  sealableObject(emptyWordsOf(fields), { ...requestShape(fields), ...more } as Over<
    ReturnType<typeof requestShape<F>>,
    More
  >);

/** `sealableRequest` of a kind whose names are unique within a universe. @__NO_SIDE_EFFECTS__ */
export const namedRequest = <F extends Fields, More extends z.core.$ZodShape>(fields: F, more: More) =>
  sealableRequest(fields, { ...nameShape, ...more } as Over<NameShape, More>);
