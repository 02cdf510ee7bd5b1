import type { components } from '@flowlens/client/schema';
import { firstError } from '../contract/first-error.js';
import { type BodyName, REQUEST_BODIES } from '../contract/request-bodies.js';
import type { ObjectSchema } from '../contract/schema.js';
import { invalidRequest, Problem, unprocessable } from './problem.js';

export type Body<Name extends BodyName | null> = Name extends BodyName ? components['schemas'][Name] : undefined;

/** Parses the body of a request by the contract; null for a call without one. */
export async function readBody<Name extends BodyName | null>(request: Request, name: Name): Promise<Body<Name>> {
  const text = await request.text();
  const isJson = /^application\/json\b/i.test(request.headers.get('content-type') ?? '');
  if (name !== null && text !== '' && !isJson)
    throw new Problem(415, 'The request has a content type that is not understood here.');
  const body = parse(text);
  if (name === null) assertEmpty(body);
  else assertFits(name, body);
  return body as Body<Name>;
}

/** Parses the query parameters that the contract defines. */
export function readQuery(query: URLSearchParams, schema: ObjectSchema): Record<string, string | undefined> {
  const values = Object.fromEntries(query);
  const typed = Object.entries(values).map(([name, text]) => {
    const type = schema.properties[name]?.type;
    if (type === 'boolean') return [name, text === 'true' || (text === 'false' ? false : text)] as const;
    return [name, type === 'integer' && text.trim() !== '' ? Number(text) : text] as const;
  });
  const error = firstError(schema, Object.fromEntries(typed), '/query');
  if (error) throw invalidRequest(error);
  return values;
}

function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    throw unprocessable('The request body is not valid JSON.', [{ path: '/body', message: 'must be valid JSON' }]);
  }
}

function assertEmpty(body: unknown): void {
  if (body === null || JSON.stringify(body) === '{}') return;
  throw unprocessable('This call takes no body.', [{ path: '/body', message: 'must be empty' }]);
}

function assertFits(name: BodyName, body: unknown): void {
  if (body === null) throw invalidRequest({ path: '/body', message: 'must be sent' });
  const error = firstError(REQUEST_BODIES[name], body, '/body');
  if (error) throw invalidRequest(error);
}
