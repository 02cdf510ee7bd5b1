import { fastify } from 'fastify';
import { readFileSync } from 'node:fs';

// The floor of an answer: Fastify alone, sending JSON as ready bytes. A process of its own, as the server is.

const [bodyFile] = process.argv.slice(2);
if (!bodyFile) throw new Error('Which file holds the answer?');
const bytes = readFileSync(bodyFile);

const app = fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
