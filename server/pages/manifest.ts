/** The manifest of the app, in the language that its address names. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyReply, FastifyRequest } from "fastify";
import { serverPages } from "#domain/languages/en/server-pages.ts";
import { defaultLanguage, directionOf, storedLanguage } from "#domain/languages/languages.ts";
import type { Text } from "#domain/languages/text.ts";
import type { Translator } from "#domain/languages/translator.ts";
import { translatorOf } from "../languages/translators.ts";

export const manifestPath = "/manifest.webmanifest";

/** HTML in another language than English has this address, because browsers ask for manifests without cookies. */
export const manifestPathIn = (language: string) =>
  language === defaultLanguage ? manifestPath : `${manifestPath}?language=${language}`;

const words: readonly Text[] = [serverPages.description, ...Object.values(serverPages.app)];

/** The members that are addresses of this installation, wherever they are; `params` has names of parameters as `url` too. */
const addresses = new Set(["id", "start_url", "scope", "src", "url", "action"]);

/** Every string that is one of the English texts in the language, and every address below the base path. */
const written = (t: Translator, basePath: string, json: string): unknown =>
  JSON.parse(json, (key, value: unknown) => {
    if (addresses.has(key) && typeof value === "string" && value.startsWith("/"))
      return `${basePath}${value}`;
    const text = words.find(({ english }) => english === value);
    return text ? t(text as Text<"">) : value;
  });

export function manifestSender(clientDir: string, basePath: string, cacheControl: string) {
  const json = readFileSync(join(clientDir, manifestPath), "utf8");
  return async ({ query }: FastifyRequest, reply: FastifyReply) => {
    const language = storedLanguage((query as { language?: unknown }).language) ?? defaultLanguage;
    const t = await translatorOf({ language, locale: language });
    const manifest = {
      ...(written(t, basePath, json) as object),
      lang: language,
      dir: directionOf(language),
    };
    return reply
      .header("Cache-Control", cacheControl)
      .type("application/manifest+json; charset=utf-8")
      .send(JSON.stringify(manifest));
  };
}
