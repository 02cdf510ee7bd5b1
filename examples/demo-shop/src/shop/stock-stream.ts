import type { ServerResponse } from 'node:http';
import { findProduct } from './catalogue.js';

const FIRST_SALE_MS = 1_100;

/** Stream with the stock of a product page. One piece is sold while the visitor is on the page. */
export function streamStock(response: ServerResponse, slug: string): void {
  const piece = findProduct(slug);
  if (!piece) return void response.writeHead(404).end();
  response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  send(response, 'stock', { slug, stock: piece.stock });
  const timer = setTimeout(() => send(response, 'stock', { slug, stock: piece.stock - 1 }), FIRST_SALE_MS);
  response.on('close', () => clearTimeout(timer));
}

function send(response: ServerResponse, event: string, data: object): void {
  response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
}
