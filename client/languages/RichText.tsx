import { createElement, Fragment, type ReactNode } from "react";
import type { Params, ParamsOf, Text } from "#domain/languages/text.ts";
import type { TagValues } from "#domain/languages/translator.ts";
import { useTranslator } from "./language.ts";

type Props<S extends string> = {
  text: Text<S>;
  /** What the content of each tag becomes, such as a link. */
  tags: TagValues<S, ReactNode>;
} & (string extends S
  ? { params?: Params }
  : keyof ParamsOf<S> extends never
    ? { params?: undefined }
    : { params: ParamsOf<S> });

/** A sentence with elements in it. */
export function RichText<S extends string>({ text, tags, params }: Props<S>) {
  const t = useTranslator();
  const parts = t.parts as (text: Text<S>, tags: TagValues<S, ReactNode>, params?: object) => ReactNode[];
  // The parts are arguments instead of a list, because the parts of a sentence have no keys.
  return createElement(Fragment, null, ...parts(text, tags, params));
}
