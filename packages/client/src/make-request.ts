import { ROUTES } from './generated/routes.js';
import type { AnyInput, OperationId, RawBody, Values } from './operation.js';

interface Sender {
  baseUrl: string;
  credentials: RequestCredentials;
  headers: Record<string, string>;
  signal: AbortSignal;
}

/** The request of an operation, to be sent once. @throws TypeError when its address is none */
export function makeRequest(
  operation: OperationId,
  { path = {}, query = {}, header, body, raw = asJson(body) }: AnyInput,
  { baseUrl, headers, ...init }: Sender,
): Request {
  const [method = '', template = ''] = ROUTES[operation].split(' ');
  const place = template.replace(/{(\w+)}/g, (_, name: string) => encodeURIComponent(String(path[name])));
  const search = given(query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return new Request(baseUrl.replace(/\/$/, '') + place + (search.length > 0 ? `?${search.join('&')}` : ''), {
    ...init,
    method,
    headers: given({ Accept: 'application/json', 'Content-Type': raw?.type, ...headers, ...header }),
    body: raw?.content ?? null,
  });
}

function asJson(body: unknown): RawBody | undefined {
  return body === undefined ? undefined : { type: 'application/json', content: JSON.stringify(body) };
}

function given(values: Values): [string, string][] {
  return Object.entries(values).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)]]));
}
