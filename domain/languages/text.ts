/**
 * The texts of the product. `en/` has the English ones by part and name, in ICU MessageFormat; code refers to them by
 * name, and a translator turns a text and its params into a sentence. `de/` and the others have the same names.
 */

import type { Message } from "./format.ts";

type Parity = 0 | 1;
type Flip<P extends Parity> = P extends 0 ? 1 : 0;
/** Every brace changes between text (0) and argument (1). */
type AfterClosing<S extends string, P extends Parity> = S extends `${string}}${infer Rest}`
  ? AfterClosing<Rest, Flip<P>>
  : P;
type Trim<S extends string> = S extends ` ${infer R}` ? Trim<R> : S extends `${infer R} ` ? Trim<R> : S;
type Kind<S extends string> = S extends `plural${string}` | `selectordinal${string}` | `number${string}`
  ? number
  : string;
type Argument<S extends string> = S extends `${infer Inner}}${string}`
  ? Inner extends `${infer Name},${infer Rest}`
    ? { readonly [K in Trim<Name>]: Kind<Trim<Rest>> }
    : { readonly [K in Trim<Inner>]: string | number }
  : never;
type Arguments<S extends string, P extends Parity = 0> = S extends `${infer Before}{${infer After}`
  ? AfterClosing<Before, P> extends 0
    ? Argument<After> & Arguments<After, 1>
    : Arguments<After, 0>
  : unknown;

/** The params that an English message names: a number where it decides a plural. */
export type ParamsOf<S extends string> = string extends S
  ? Params
  : S extends `${string}{${string}`
    ? Arguments<S>
    : NoParams;
type NoParams = Readonly<Record<never, never>>;
export type Params = Readonly<Record<string, string | number>>;

/** The names of the tags of a message, such as `link` of `Read <link>the guide</link>`. */
export type TagsOf<S extends string> = S extends `${string}</${infer Name}>${infer Rest}`
  ? Name | TagsOf<Rest>
  : never;

/** A text of the product; `English` is its message in English. */
export type Text<English extends string = string> = {
  /** The part and the name: `journal.title`. */
  readonly id: string;
  readonly english: English;
};

export type Messages = { readonly [name: string]: string | Messages };

export type Texts<M extends Messages> = {
  readonly [Name in keyof M]: M[Name] extends string
    ? Text<M[Name]>
    : M[Name] extends Messages
      ? Texts<M[Name]>
      : never;
};

/** What a language has for the texts of a part: the same names. */
export type Translation<T> = {
  readonly [Name in keyof T]: T[Name] extends Text ? string : Translation<T[Name]>;
};

/** The parts whose code has been loaded, each with the ids of its texts in the order of its file. */
const parts = new Map<string, readonly string[]>();

export const loadedParts = (): ReadonlyMap<string, readonly string[]> => parts;

/**
 * Declares the English texts of a part. A part is the unit in which translations are fetched, and has the name of its
 * file.
 */
export function texts<const M extends Messages>(part: string, messages: M): Texts<M> {
  const ids: string[] = [];
  const declared = declare(part, messages, ids);
  parts.set(part, ids);
  return declared as Texts<M>;
}

/** Adds the ids to `ids`. */
function declare(prefix: string, messages: Messages, ids: string[]): object {
  return Object.fromEntries(
    Object.entries(messages).map(([name, message]) => {
      const id = `${prefix}.${name}`;
      // A message that the build has compiled is a list.
      if (typeof message === "object" && !Array.isArray(message)) return [name, declare(id, message, ids)];
      ids.push(id);
      return [name, { id, english: message }];
    }),
  );
}

/** The texts of a part or of a group in it, in the order of their file. */
export const textsIn = (texts: object): Text[] =>
  Object.values(texts).flatMap((text: Text | object) => ("english" in text ? [text] : textsIn(text)));

/** The messages of a part by the ids of their texts, in the order of their file. */
export const flatMessages = (prefix: string, messages: Messages): [id: string, message: Message][] =>
  Object.entries(messages).flatMap(([name, message]): [string, Message][] =>
    typeof message === "object" && !Array.isArray(message)
      ? flatMessages(`${prefix}.${name}`, message)
      : [[`${prefix}.${name}`, message]],
  );
