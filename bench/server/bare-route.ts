import { fastify } from 'fastify';
import { readFileSync } from 'node:fs';

// Fastest possible response: Fastify alone, sending JSON as prepared bytes. A separate process, like the server.

const [bodyFile] = process.argv.slice(2);
if (!bodyFile) throw new Error('Which file contains the response?');
const bytes = readFileSync(bodyFile);

const app = fastify();
app.get('/', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
