/** A Fastify server that only replies, to measure the cost of the framework. Its arguments are a port and the text to send. */

import { readFileSync } from "node:fs";
import fastify from "fastify";

const [port, file] = process.argv.slice(2);
const list = readFileSync(file ?? "", "utf8");

const app = fastify();
app.get("/unchanged", (_request, reply) => reply.code(304).send());
app.get("/list", (_request, reply) => reply.type("application/json; charset=utf-8").send(list));
await app.listen({ port: Number(port), host: "127.0.0.1" });
