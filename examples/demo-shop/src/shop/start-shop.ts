import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCarrier } from './carrier.js';
import { CATALOGUE, findProduct } from './catalogue.js';
import { readBody, redirect, sendJson, sendText } from './http-response.js';
import { type Order, placeOrder } from './orders.js';
import { drawProduct } from './product-art.js';
import { buildReportScripts, type ReportScripts } from './build-report.js';
import { type FlowLensSettings, isPageName, type PageSettings, renderPage, renderRecorderPage } from './render-page.js';
import { CUSTOMER, Sessions } from './sessions.js';
import { readStaticFile } from './static-files.js';
import { streamStock } from './stock-stream.js';
import { openSupportDesk, type SupportDeskTiming } from './support-desk.js';

export interface ShopOptions extends Partial<SupportDeskTiming> {
  /** 0 takes any free port. @default 0 */
  port?: number;
  /** Delay of the picture store for archive pieces. @default 1800 */
  slowImageMs?: number;
  /** Server that receives reports. Without it, the *Report a bug* button explains the setup. */
  flowlens?: FlowLensSettings;
  /** Shows the *Report a bug* button, with the recorder of the SDK. @default true */
  reportButton?: boolean;
  /** Origin under which pages reach the parcel service. @default its own address */
  publicCarrierOrigin?: string;
}

export interface RunningShop {
  origin: string;
  /** The parcel service, which allows no other origin to read it. */
  carrierOrigin: string;
  close: () => Promise<void>;
}

/** Starts the shop and its parcel service on loopback. */
export async function startShop(options: ShopOptions = {}): Promise<RunningShop> {
  const { port = 0, slowImageMs = 1800, answerMs = 1400, restartMs = 2500, flowlens, reportButton = true } = options;
  const carrier = createCarrier();
  const carrierOrigin = await listen(carrier, 0);
  const sessions = new Sessions();
  const settings = { carrierOrigin: options.publicCarrierOrigin ?? carrierOrigin, flowlens, reportButton };
  let scripts: Promise<ReportScripts> | undefined;
  // Bundled at the first page, because tests of the shop's calls need no button.
  const reportScripts = () => (scripts ??= buildReportScripts());

  const server = createServer((request, response) => {
    answer(request, response, { sessions, settings, slowImageMs, reportScripts }).catch((error: unknown) => {
      sendJson(response, 500, { error: 'internal_error', message: String(error), trace_id: randomUUID() });
    });
  });
  const desk = openSupportDesk(server, { answerMs, restartMs });
  const origin = await listen(server, port);

  return {
    origin,
    carrierOrigin,
    close: async () => {
      for (const visitor of desk.clients) visitor.terminate();
      await Promise.all([server, carrier].map(closeServer));
      await (await scripts)?.remove();
    },
  };
}

interface Shop {
  sessions: Sessions;
  settings: PageSettings;
  slowImageMs: number;
  reportScripts: () => Promise<ReportScripts>;
}

async function answer(request: IncomingMessage, response: ServerResponse, shop: Shop): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://shop');
  const [first = '', second = ''] = pathname.split('/').slice(1);

  if (pathname === '/login' && request.method === 'POST') return signIn(request, response, shop);
  if (first === 'api') return answerApi(request, response, { shop, resource: second, id: pathname.split('/')[3] });
  if (first === 'img') return sendPicture(response, second.replace(/\.svg$/, ''), shop.slowImageMs);
  if (first === 'checkout' && !shop.sessions.has(request)) return redirect(response, '/login?next=/checkout');

  const page = first === '' ? 'home' : first;
  if (isPageName(page)) return sendPage(response, await renderPage(page, shop.settings), shop.settings);
  if (pathname === '/flowlens-recorder') return sendPage(response, await renderRecorderPage(), shop.settings);
  if (first === 'report') return sendScript(response, await (await shop.reportScripts()).read(second));

  const file = await readStaticFile(pathname);
  if (file) return sendText(response, file.contentType, file.body);
  sendJson(response, 404, { error: 'not_found' });
}

async function signIn(request: IncomingMessage, response: ServerResponse, { sessions }: Shop): Promise<void> {
  const next = new URLSearchParams(await readBody(request)).get('next');
  redirect(response, next === '/checkout' ? next : '/', { 'set-cookie': sessions.begin() });
}

async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  { shop, resource, id }: { shop: Shop; resource: string; id: string | undefined },
): Promise<void> {
  if (resource === 'stock' && id) return streamStock(response, id);
  if (resource === 'products' && !id) return sendJson(response, 200, { products: CATALOGUE });
  if (resource === 'products' && id) return sendJson(response, 200, findProduct(id) ?? null);
  if (resource === 'session') return sendJson(response, 200, { ...CUSTOMER, access_token: shop.sessions.token() });
  if (resource === 'orders') return sendJson(response, 201, placeOrder(JSON.parse(await readBody(request)) as Order));
  sendJson(response, 404, { error: 'not_found' });
}

function sendPage(response: ServerResponse, html: string, { carrierOrigin, flowlens }: PageSettings): void {
  const policy = {
    'default-src': "'self'",
    'img-src': "'self' data:",
    'style-src': "'self' 'unsafe-inline'",
    'worker-src': "'self'",
    'connect-src': ["'self'", carrierOrigin, flowlens?.url].filter(Boolean).join(' '),
  };
  const text = Object.entries(policy).map(([name, sources]) => `${name} ${sources}`);
  response.setHeader('content-security-policy', text.join('; '));
  sendText(response, 'text/html; charset=utf-8', html);
}

function sendScript(response: ServerResponse, script: Buffer | undefined): void {
  if (script) sendText(response, 'text/javascript; charset=utf-8', script);
  else sendJson(response, 404, { error: 'not_found' });
}

async function sendPicture(response: ServerResponse, slug: string, slowImageMs: number): Promise<void> {
  const product = findProduct(slug);
  if (!product) return sendJson(response, 404, { error: 'not_found' });
  if (product.archive) await sleep(slowImageMs);
  sendText(response, 'image/svg+xml', drawProduct(product));
}

async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((done, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', done);
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((done) => server.close(done));
  server.closeAllConnections();
  await closed;
}
