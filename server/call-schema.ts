/** The schemas of a call in Fastify's format, and the compilers with which Fastify validates and serializes. */

import type { FastifyServerOptions } from "fastify";
import { serializerCompiler, validatorCompiler } from "fastify-type-provider-zod";
import { commonReplies } from "#domain/api.ts";
import type { Call } from "#domain/call.ts";

/** Fastify's route schema of a call; `querystring` is Fastify's name for the query. */
export const schemaOf = ({ params, query, headers, body, replies, summary }: Call) => ({
  summary,
  ...(params && { params }),
  ...(query && { querystring: query }),
  ...(headers && { headers }),
  ...(body && { body }),
  response: { ...commonReplies, ...replies },
});

/**
 * An option of `fastify()`. With compilers that are set later, Fastify would still load its own, which are large. The
 * cast is necessary because Fastify's types accept only JSON schemas.
 */
export const schemaController = {
  compilersFactory: {
    buildValidator: () => validatorCompiler,
    buildSerializer: () => serializerCompiler,
  },
} as unknown as NonNullable<FastifyServerOptions["schemaController"]>;
