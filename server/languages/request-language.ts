/** The language for which a browser asks: the choice of its reader, or else the first of its languages. */

import type { FastifyRequest } from "fastify";
import {
  languageOfCookies,
  type Preference,
  preferenceOf,
  tagsOfHeader,
} from "#domain/languages/languages.ts";

export const preferenceOfRequest = ({ cookies, headers }: FastifyRequest): Preference =>
  preferenceOf(
    languageOfCookies((name) => cookies[name]),
    tagsOfHeader(headers["accept-language"]),
  );
