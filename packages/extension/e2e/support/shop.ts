import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

const SOCKET_KEY_SUFFIX = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11';

/** Accepts the handshake of a websocket at `/live`, and refuses others. */
function acceptSocket({ url, headers }: IncomingMessage, socket: Duplex): void {
  socket.on('error', () => undefined);
  if (url !== '/live') return void socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
  const accepted = createHash('sha1').update(`${headers['sec-websocket-key']}${SOCKET_KEY_SUFFIX}`).digest('base64');
  const lines = [
    'HTTP/1.1 101 Switching Protocols',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'X-Served-By: node-7',
  ];
  lines.push(`Sec-WebSocket-Accept: ${accepted}`, 'Set-Cookie: socket=cookie-canary');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
}

export interface Shop {
  /** The same pages under two host names, which browsers treat as two sites. */
  url: string;
  otherSiteUrl: string;
  close: () => Promise<void>;
}

/** A page that paints only when a test asks for it. */
const STILL = 'still';

/** A page that paints a canvas in each frame. */
const GAME = 'game';

const PAGE = (title: string, frame: string | null) => `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>${title}</title></head>
  <body>
    <h1>${title}</h1>
    <label>Password <input type="password" value="correct horse"></label>
    <button id="order">Order</button>
    <p id="answer"></p>
    <div id="square" style="width:60px;height:60px;background:#4f46e5"></div>
    <label>Iban <input id="iban" class="bank-data" value="DE89 3704"></label>
    <x-closed></x-closed>
    ${frame ? `<iframe src="${encodeURI(frame)}"></iframe>` : ''}
    <script>
      const closed = document.querySelector('x-closed').attachShadow({ mode: 'closed' });
      closed.innerHTML = '<button id="within" style="width:200px;height:40px">Within a closed root</button>';
      // A sound to record.
      function play() {
        const context = new AudioContext();
        const tone = context.createOscillator();
        tone.connect(context.destination);
        tone.start();
      }
      if (document.title === '${GAME}') {
        const canvas = document.body.appendChild(document.createElement('canvas'));
        const context = canvas.getContext('2d');
        window.painted = 0;
        const paint = () => {
          painted += 1;
          context.fillStyle = 'hsl(' + (painted % 360) + ' 80% 50%)';
          context.fillRect(0, 0, canvas.width, canvas.height);
          requestAnimationFrame(paint);
        };
        paint();
      }
      // A moving picture to record.
      let turn = 0;
      if (document.title !== '${STILL}') setInterval(() => { square.style.transform = 'translateX(' + (turn++ % 40) * 10 + 'px)'; }, 100);
      order.addEventListener('click', async () => {
        const response = await fetch('/api/orders', { method: 'POST', body: JSON.stringify({ item: 'tide-vase', token: 'hunter2-canary' }) });
        const { id } = await response.json();
        console.error('The order failed: ' + id);
        answer.textContent = 'Ordered ' + id;
      });
    </script>
  </body>
</html>`;

/** Serves the recorded pages. */
export async function startShop(): Promise<Shop> {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    if (pathname === '/api/broken') return void request.socket.destroy();
    if (pathname === '/api/moved') return void response.writeHead(302, { location: '/api/arrived' }).end();
    if (pathname === '/worker.js') {
      const script = "fetch('/api/from-worker').then(() => postMessage('done'))";
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    if (pathname === '/service-worker.js') {
      const script = `addEventListener('activate', (event) => event.waitUntil(clients.claim()));
        addEventListener('message', ({ data, source }) => fetch(data).then(() => source.postMessage('done')));`;
      return void response.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    }
    if (pathname.startsWith('/api/') && pathname !== '/api/orders') {
      response
        .writeHead(200, { 'content-type': 'application/json', 'set-cookie': 'session=cookie-canary' })
        .end(JSON.stringify({ path: pathname }));
      return;
    }
    if (pathname === '/api/orders') {
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"id":"order-77"}');
      return;
    }
    response
      .writeHead(200, { 'content-type': 'text/html' })
      .end(PAGE(pathname === '/' ? 'Shop' : pathname.slice(1), searchParams.get('frame')));
  });
  const sockets = new Set<Duplex>();
  server.on('upgrade', (request, socket) => {
    sockets.add(socket);
    acceptSocket(request, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    otherSiteUrl: `http://localhost:${port}`,
    async close() {
      server.closeAllConnections();
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
