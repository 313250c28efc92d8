/** Generates the OpenAPI document from the calls of domain/api.ts, and serves it with the Swagger page. */

import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import fastify, { type FastifyInstance } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { api } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";
import { sealableWords } from "#domain/sealed/sealable.ts";
import { schemaController, schemaOf } from "./call-schema.ts";
import { compressReplies } from "./compression.ts";
import { contentSecurityPolicy } from "./pages/headers.ts";
import { notFound } from "./route.ts";

type Shown = ReturnType<typeof jsonSchemaTransform>["schema"];

/** Words are not required, because a request may have sealed ones. */
function withoutWords(schema: Shown, words: readonly string[]): Shown {
  const { body } = schema as { body: { readonly required?: readonly string[] } };
  const required = body.required?.filter((name) => !words.includes(name));
  return { ...schema, body: { ...body, ...(required && { required }) } };
}

const securitySchemes = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: "mood-universe-session",
    description:
      "The cookie of a sign-in. Over https its name begins with `__Host-`, and it ends with the port where addresses name one.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description:
      "An access token, which a person makes for a program. Without the scope `words:read`, all words in replies are null, as those that are sealed.",
  },
} as const;

/** Who can make a call: with which scope an access token opens it. */
function whoMakes({ access, scope }: Call) {
  if (["anyone", "probe", "link"].includes(access)) return { security: [] };
  const withToken = scope === undefined ? [] : [{ token: [scope] }];
  const description =
    scope === undefined ? "Open to no access token." : `Open to access tokens with the scope \`${scope}\`.`;
  return { description, security: [{ session: [] }, ...withToken] };
}

/** Returns a server that is ready to handle requests under `path`. The calls are registered only to appear in the document. */
export async function makeApiDocs(path: string, basePath: string): Promise<FastifyInstance> {
  const docs = fastify({ exposeHeadRoutes: false, schemaController });
  compressReplies(docs);
  await docs.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      components: { securitySchemes },
      info: { title: "Mood Universe", version: "1.0.0", description: "Every call that the product makes." },
      ...(basePath !== "" && { servers: [{ url: basePath }] }),
    },
    transform(route) {
      const shown = jsonSchemaTransform(route);
      const { body } = route.schema as ReturnType<typeof schemaOf>;
      return body ? { ...shown, schema: withoutWords(shown.schema, sealableWords(body)) } : shown;
    },
  });
  await docs.register(swaggerUi, {
    routePrefix: path,
    indexPrefix: basePath,
    staticCSP: true,
    // The default permits styles, fonts and pictures of other sites.
    transformStaticCSP: () => contentSecurityPolicy,
    theme: { title: "Mood Universe: the calls" },
  });
  for (const call of Object.values<Call>(api))
    docs.route({
      ...{ method: call.method, url: call.path, handler: () => undefined },
      schema: { ...schemaOf(call), ...whoMakes(call) },
    });
  docs.setNotFoundHandler((_request, reply) => reply.code(404).send(notFound));
  await docs.ready();
  return docs;
}
