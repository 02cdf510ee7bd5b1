import type { CreatedEmbedKey, CreatedEmbedToken, CreateEmbedTokenInput } from '@flowlens/client';
import { readContractAnswer } from '../contract/contract-answers.js';
import { callsOf, type Person } from './person.js';

/** Creates an embed key as an admin of the project. */
export async function anEmbedKey(
  admin: Pick<Person, 'post'>,
  projectId: string,
  name = 'Desk',
): Promise<CreatedEmbedKey> {
  const answer = await admin.post(`/systems/${projectId}/embed-keys`, { name });
  return readContractAnswer<CreatedEmbedKey>('createEmbedKey', answer);
}

/** Asks for a token with an embed key, as the server of a tool does. */
export function askForToken(
  url: string,
  key: string,
  input: Partial<CreateEmbedTokenInput> = {},
  headers: Record<string, string> = {},
): Promise<Response> {
  return callsOf(url, key).post(
    '/embed-tokens',
    { email: 'kim@customer.example', name: 'Kim Kepler', ...input },
    headers,
  );
}

/** A person of an embedding tool, with a token from the key. */
export async function anEmbeddedPerson(url: string, key: string, input: Partial<CreateEmbedTokenInput> = {}) {
  const answer = await askForToken(url, key, input);
  const made = await readContractAnswer<CreatedEmbedToken>('createEmbedToken', answer);
  return { ...made, ...callsOf(url, made.token) };
}
