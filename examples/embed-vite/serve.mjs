// The host's own server: its pages under a strict content security policy, and the FlowLens token of its signed-in
// user.
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { flowlensToken } from './readme-backend.mjs';

const { FLOWLENS_URL, FLOWLENS_EMBED_KEY, PORT = '4700' } = process.env;
if (!FLOWLENS_URL || !FLOWLENS_EMBED_KEY) {
  console.error('Set FLOWLENS_URL to the address of your FlowLens, for instance http://127.0.0.1:4600,');
  console.error('and FLOWLENS_EMBED_KEY to a key from the project settings, Embedding.');
  process.exit(2);
}

/** The person who is signed in to this tool. A real one reads them from its own session. */
const SIGNED_IN = { email: 'olivia@desk.example', name: 'Olivia Owens', role: 'ADMIN' };

const dist = join(import.meta.dirname, 'dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8').replace('__FLOWLENS_URL__', FLOWLENS_URL);
const TYPES = { '.js': 'text/javascript', '.css': 'text/css', '.svg': 'image/svg+xml' };

createServer(async (request, response) => {
  const { pathname } = new URL(request.url, 'http://host');
  if (pathname === '/flowlens-token') {
    const token = await flowlensToken(SIGNED_IN).catch(() => undefined);
    response.writeHead(token ? 200 : 502, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end(token);
    return;
  }
  const file = join(dist, normalize(pathname));
  if (file.startsWith(dist) && existsSync(file) && statSync(file).isFile()) {
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
    return;
  }
  const nonce = randomBytes(16).toString('base64');
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy(nonce) });
  response.end(page.replaceAll('__NONCE__', nonce));
}).listen(Number(PORT), '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${PORT}`));

function policy(nonce) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${FLOWLENS_URL}`,
    `img-src 'self' blob: data: ${FLOWLENS_URL}`,
    `media-src blob: ${FLOWLENS_URL}`,
    "worker-src 'self'",
    "base-uri 'none'",
  ].join('; ');
}
