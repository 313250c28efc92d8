/** The language for which a browser asks: the choice of its reader, or else the first of its languages. */

import type { FastifyRequest } from "fastify";
import {
  languageOfCookies,
  type Preference,
  preferenceOf,
  tagsOfHeader,
} from "#domain/languages/languages.ts";

export const preferenceOfRequest = ({ cookies, headers, basePath }: FastifyRequest): Preference =>
  preferenceOf(
    languageOfCookies((name) => cookies[name], basePath),
    tagsOfHeader(headers["accept-language"]),
  );
