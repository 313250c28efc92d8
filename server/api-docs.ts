/** The OpenAPI page at /api/docs, made from the calls of domain/api.ts. */

import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import type { App } from "./app.ts";

export async function apiDocs(app: App) {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: { title: "Mood Universe", version: "1.0.0", description: "Every call that the product makes." },
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: true,
    // The page styles itself inline.
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", "style-src 'self' 'unsafe-inline'"),
    theme: { title: "Mood Universe: the calls" },
  });
}
