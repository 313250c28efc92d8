/** A Fastify server that only replies, to measure the cost of the framework. Its argument is the file of the text to send; it prints its port. */

import { readFileSync } from "node:fs";
import fastify from "fastify";

const list = readFileSync(process.argv[2] ?? "", "utf8");

const app = fastify();
app.get("/unchanged", (_request, reply) => reply.code(304).send());
app.get("/list", (_request, reply) => reply.type("application/json; charset=utf-8").send(list));
const url = await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(new URL(url).port);
