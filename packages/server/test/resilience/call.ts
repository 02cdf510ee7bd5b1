import type { Person } from '../support/people/person.js';

/** A person on the running server; the URL changes with every start. */
export interface Client {
  url: string;
  person: Person;
}

/**
 * Returns the JSON of a 2xx response. @throws UnexpectedResponse for other responses; the error of `fetch` if the server
 * is gone
 */
export async function answerOf<T>(call: Promise<Response>): Promise<T> {
  const response = await call;
  const text = await response.text();
  if (!response.ok) throw new UnexpectedResponse(`${response.url} answers ${response.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** A response that no crash explains. */
export class UnexpectedResponse extends Error {}
