// The host's own server: its page under a content security policy, and the FlowLens token of its signed-in user.
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const { FLOWLENS_URL, FLOWLENS_TOKEN = '', PORT = '4700' } = process.env;
if (!FLOWLENS_URL) {
  console.error('FLOWLENS_URL is not set. Set it to the address of your FlowLens, for instance http://127.0.0.1:4600.');
  process.exit(2);
}

const dist = join(import.meta.dirname, 'dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8').replace('__FLOWLENS_URL__', FLOWLENS_URL);
const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  `connect-src 'self' ${FLOWLENS_URL}`,
  `img-src 'self' blob: data: ${FLOWLENS_URL}`,
  `media-src blob: ${FLOWLENS_URL}`,
  "worker-src 'self'",
  "base-uri 'none'",
].join('; ');

createServer((request, response) => {
  const { pathname } = new URL(request.url, 'http://host');
  if (pathname === '/flowlens-token') {
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
    response.end(FLOWLENS_TOKEN);
    return;
  }
  const file = join(dist, normalize(pathname));
  if (file.startsWith(dist) && existsSync(file) && statSync(file).isFile()) {
    response.writeHead(200, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
    return;
  }
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': POLICY });
  response.end(page);
}).listen(Number(PORT), '127.0.0.1', () => console.log(`ready at http://127.0.0.1:${PORT}`));
