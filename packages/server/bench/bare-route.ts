import { fastify } from 'fastify';
import { readFileSync } from 'node:fs';

// The floor of an answer: Fastify alone, sending a JSON text that is ready. A process of its own, as the server is.

const [bodyFile] = process.argv.slice(2);
if (!bodyFile) throw new Error('Which file holds the answer?');
const body = readFileSync(bodyFile, 'utf8');

const app = fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(body));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
