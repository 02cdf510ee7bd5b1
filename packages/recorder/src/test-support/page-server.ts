import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** Server for the calls of a recorded page. */
export interface PageServer {
  origin: string;
  close: () => Promise<void>;
}

export async function startPageServer(): Promise<PageServer> {
  const server = createServer((request, response) => void answer(request, response));
  // `closeAllConnections` does not close websockets, and `close` waits for them.
  const webSockets = new Set<Duplex>();
  server.on('upgrade', (request, socket) => {
    webSockets.add(socket);
    socket.once('close', () => webSockets.delete(socket));
    acceptWebSocket(request, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      for (const socket of webSockets) socket.destroy();
      await closed;
    },
  };
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-allow-methods': '*',
  'access-control-expose-headers': '*',
};

const SSE_PIECES = ['id: 7\ndata: one\n\nevent: price\nda', 'ta: two\n\ndata: three\n\n'];

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const send = (status: number, type: string, body: string | Buffer = '') =>
    response.writeHead(status, { ...CORS, ...(type && { 'content-type': type }) }).end(body);
  if (request.method === 'OPTIONS') return void send(204, '');

  switch (pathname) {
    case '/echo':
      return void send(200, request.headers['content-type'] ?? '', await bodyOf(request));
    case '/json':
      return void send(Number(searchParams.get('status') ?? 200), 'application/json', '{"total":42}');
    case '/header':
      response.setHeader('x-note', searchParams.get('note') ?? '');
      return void send(200, 'application/json', '{}');
    case '/large':
      return void send(200, 'text/plain', 'word '.repeat(40_000));
    case '/image':
      return void send(200, 'image/png', Buffer.alloc(1234));
    case '/form':
      return void send(200, 'application/x-www-form-urlencoded', 'city=Bern&password=hunter2');
    case '/empty':
      return void send(204, '');
    case '/redirect':
      return void response.writeHead(302, { ...CORS, location: '/json' }).end();
    case '/without-cors':
      return void response.writeHead(200, { 'content-type': 'text/plain' }).end('secret');
    case '/reset':
      return void request.socket.destroy();
    case '/cut':
      response.writeHead(200, { ...CORS, 'content-type': 'text/plain', 'content-length': '1000' });
      response.write('the head');
      return void setTimeout(() => request.socket.destroy(), 50);
    case '/slow':
      return void setTimeout(() => send(200, 'text/plain', 'late'), 10_000);
    case '/ndjson':
      return stream(response, 'application/x-ndjson', ['{"n":1}\n{"n"', ':2}\n']);
    case '/sse':
      return stream(response, 'text/event-stream', SSE_PIECES, { staysOpen: searchParams.has('open') });
    case '/sse-of':
      return stream(response, 'text/event-stream', [
        `data: ${searchParams.get('data')?.replaceAll('\n', '\ndata: ')}\n\n`,
      ]);
    default:
      return void send(404, 'text/plain', 'nothing here');
  }
}

function stream(
  response: ServerResponse,
  contentType: string,
  pieces: string[],
  { staysOpen = false }: { staysOpen?: boolean } = {},
): void {
  response.writeHead(200, { ...CORS, 'content-type': contentType });
  pieces.forEach((piece, index) => setTimeout(() => response.write(piece), 30 * (index + 1)));
  if (!staysOpen) setTimeout(() => response.end(), 30 * (pieces.length + 2));
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;

/** Websocket server that echoes each frame. The text `close` makes it close the connection. */
function acceptWebSocket(request: IncomingMessage, socket: Duplex): void {
  if (request.url?.startsWith('/refuse')) {
    socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n');
    return;
  }
  const accept = createHash('sha1')
    .update(`${request.headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
    .digest('base64');
  socket.write(
    `HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: Upgrade\r\nsec-websocket-accept: ${accept}\r\n\r\n`,
  );
  (socket as Socket).setNoDelay(true);
  let received = Buffer.alloc(0);
  let isClosing = false;
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk: Buffer) => {
    received = Buffer.concat([received, chunk]);
    for (let frame = readFrame(received); frame; frame = readFrame(received)) {
      received = received.subarray(frame.length);
      if (frame.opcode === CLOSE) socket.end(isClosing ? '' : frameOf(CLOSE, frame.payload));
      else if (frame.payload.toString() === 'close') {
        isClosing = true;
        socket.write(frameOf(CLOSE, Buffer.concat([Buffer.from([4001 >> 8, 4001 & 255]), Buffer.from('told to')])));
      } else if (frame.opcode === TEXT || frame.opcode === BINARY) socket.write(frameOf(frame.opcode, frame.payload));
    }
  });
}

/** Parses a masked frame of less than 64 KiB. */
function readFrame(bytes: Buffer): { opcode: number; payload: Buffer; length: number } | undefined {
  if (bytes.length < 2) return undefined;
  const short = bytes[1]! & 127;
  const start = short === 126 ? 4 : 2;
  if (bytes.length < start + 4) return undefined;
  const size = short === 126 ? bytes.readUInt16BE(2) : short;
  const end = start + 4 + size;
  if (bytes.length < end) return undefined;
  const mask = bytes.subarray(start, start + 4);
  const payload = Buffer.from(bytes.subarray(start + 4, end).map((byte, index) => byte ^ mask[index % 4]!));
  return { opcode: bytes[0]! & 15, payload, length: end };
}

function frameOf(opcode: number, payload: Buffer): Buffer {
  const head =
    payload.length < 126
      ? Buffer.from([128 | opcode, payload.length])
      : Buffer.from([128 | opcode, 126, payload.length >> 8, payload.length & 255]);
  return Buffer.concat([head, payload]);
}
