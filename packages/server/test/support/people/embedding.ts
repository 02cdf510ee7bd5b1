import type { CreatedEmbedKey, CreatedEmbedToken, CreateEmbedTokenInput } from '@flowlens/client';
import { readContractResponse } from '../contract/contract-responses.js';
import { callsOf, type Person } from './person.js';

/** Creates an embed key as an admin of the project. */
export async function anEmbedKey(
  admin: Pick<Person, 'post'>,
  projectId: string,
  name = 'Desk',
): Promise<CreatedEmbedKey> {
  const response = await admin.post(`/systems/${projectId}/embed-keys`, { name });
  return readContractResponse<CreatedEmbedKey>('createEmbedKey', response);
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
  const response = await askForToken(url, key, input);
  const made = await readContractResponse<CreatedEmbedToken>('createEmbedToken', response);
  return { ...made, ...callsOf(url, made.token) };
}
