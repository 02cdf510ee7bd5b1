import { createServer, type Server } from 'node:http';
import { sendJson } from './http-response.js';

/**
 * Parcel service on its own origin. It lacks CORS headers for the shop's origin, so pages cannot read its responses.
 */
export function createCarrier(): Server {
  return createServer((request, response) => {
    const parcel = new URL(request.url ?? '/', 'http://carrier').pathname.split('/').at(-1);
    sendJson(response, 200, { parcel, state: 'in_transit', depot: 'Utrecht', expected_in_days: 2 });
  });
}
