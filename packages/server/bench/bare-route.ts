import { fastify } from 'fastify';
import { readFileSync } from 'node:fs';

// The floor of an answer: Fastify alone, sending JSON that is ready, as text and as bytes. A process of its own, as the server is.

const [bodyFile] = process.argv.slice(2);
if (!bodyFile) throw new Error('Which file holds the answer?');
const bytes = readFileSync(bodyFile);
const text = bytes.toString();

const app = fastify();
app.get('/text', (_request, reply) => reply.type('application/json; charset=utf-8').send(text));
app.get('/bytes', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
