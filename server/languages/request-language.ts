/** The language for which a browser asks: the choice of its reader, or else the first of its languages. */

import type { FastifyRequest } from "fastify";
import {
  languageCookie,
  type Preference,
  preferenceOf,
  storedLanguage,
  tagsOfHeader,
} from "#domain/languages/languages.ts";

export const preferenceOfRequest = ({ cookies, headers }: FastifyRequest): Preference =>
  preferenceOf(storedLanguage(cookies[languageCookie]), tagsOfHeader(headers["accept-language"]));
