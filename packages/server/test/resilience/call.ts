import type { Person } from '../support/people/person.js';

/** Somebody on the server that runs now; the address changes with every start. */
export interface Client {
  url: string;
  person: Person;
}

/** The JSON of a 2xx. @throws UnexpectedAnswer for any other; whatever `fetch` throws when the server is gone */
export async function answerOf<T>(call: Promise<Response>): Promise<T> {
  const answer = await call;
  const text = await answer.text();
  if (!answer.ok) throw new UnexpectedAnswer(`${answer.url} answers ${answer.status}: ${text}`);
  return (text === '' ? undefined : JSON.parse(text)) as T;
}

/** An answer that no crash explains. */
export class UnexpectedAnswer extends Error {}
