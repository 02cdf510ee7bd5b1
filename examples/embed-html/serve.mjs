// A host without a bundler: pages with web components under a strict content security policy, the script of the package
// as it is, and the FlowLens token of the signed-in user.
import { randomBytes } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const { FLOWLENS_URL, FLOWLENS_TOKEN = '', PORT = '4700' } = process.env;
if (!FLOWLENS_URL) {
  console.error('FLOWLENS_URL is not set. Set it to the address of your FlowLens, for instance http://127.0.0.1:4600.');
  process.exit(2);
}

const here = import.meta.dirname;
const FOLDERS = {
  '/flowlens/': join(here, 'node_modules/@flowlens/elements/dist'),
  '/public/': join(here, 'public'),
};
const TYPES = { '.js': 'text/javascript', '.css': 'text/css' };
/** Another origin of the same server, in place of a content delivery network. */
const CDN_URL = `http://localhost:${PORT}`;

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url, 'http://host');
  if (pathname === '/flowlens-token') return sendToken(response);
  const folder = Object.keys(FOLDERS).find((prefix) => pathname.startsWith(prefix));
  if (folder) return sendFile(response, FOLDERS[folder], pathname.slice(folder.length));
  sendPage(response, pathname.slice(1), searchParams);
}).listen(Number(PORT), () => console.log(`ready at http://127.0.0.1:${PORT}`));

function sendToken(response) {
  response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' });
  response.end(FLOWLENS_TOKEN);
}

function sendFile(response, folder, path) {
  const file = join(folder, normalize(path));
  if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) return sendNotFound(response);
  // Scripts of another origin need the permission of that origin.
  const headers = { 'Content-Type': TYPES[extname(file)], 'Access-Control-Allow-Origin': '*' };
  response.writeHead(200, headers);
  createReadStream(file).pipe(response);
}

/** Sends a page with the values of its address in place of `{{name}}`. */
function sendPage(response, name, values) {
  const file = join(here, 'pages', `${name}.html`);
  if (!/^[a-z-]+$/.test(name) || !existsSync(file)) return sendNotFound(response);
  const nonce = randomBytes(16).toString('base64');
  const known = { ...Object.fromEntries(values), nonce, server: FLOWLENS_URL, cdn: CDN_URL };
  const html = readFileSync(file, 'utf8').replace(/\{\{(\w+)\}\}/g, (_, key) => escapeHtml(known[key] ?? ''));
  response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Security-Policy': policy(nonce, name) });
  response.end(html);
}

function sendNotFound(response) {
  response.writeHead(404, { 'Content-Type': 'text/plain' });
  response.end('Not found');
}

function escapeHtml(text) {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Text becomes markup or a script only if a policy of the page allows it. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default'];

function policy(nonce, page) {
  return [
    "default-src 'none'",
    `script-src 'self' ${CDN_URL}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `connect-src 'self' ${FLOWLENS_URL}`,
    `img-src 'self' blob: data: ${FLOWLENS_URL}`,
    `media-src blob: ${FLOWLENS_URL}`,
    "worker-src 'self'",
    "base-uri 'none'",
    ...(page === 'trusted-types' ? TRUSTED_TYPES : []),
  ].join('; ');
}
