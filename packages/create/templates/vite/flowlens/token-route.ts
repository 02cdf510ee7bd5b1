import type { IncomingMessage, ServerResponse } from 'node:http';
import { createFlowLensClient } from '@flowlens/client';
import { currentUser, type Person } from './current-user.js';

type Environment = Record<string, string | undefined>;

/**
 * Responds with the FlowLens token of the signed-in user, as plain text. Vite calls it in development; in production, call
 * it in the route `/flowlens-token` of your own server.
 */
export async function answerTokenRequest(
  request: IncomingMessage,
  response: ServerResponse,
  env: Environment = process.env,
): Promise<void> {
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Content-Type', 'text/plain');
  try {
    const person = await currentUser(request);
    const token = person && (await createToken(person, env));
    response.statusCode = token ? 200 : 401;
    response.end(token ?? 'Sign in first.');
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`FlowLens: ${reason}`);
    response.statusCode = 500;
    response.end(
      process.env.NODE_ENV === 'development' ? reason : 'No FlowLens token. The log of the server says why.',
    );
  }
}

async function createToken(person: Person, env: Environment) {
  const { VITE_FLOWLENS_URL, FLOWLENS_EMBED_KEY } = env;
  if (!VITE_FLOWLENS_URL || !FLOWLENS_EMBED_KEY)
    throw new Error('Set VITE_FLOWLENS_URL and FLOWLENS_EMBED_KEY, for development in .env.local.');
  const flowlens = createFlowLensClient({ baseUrl: VITE_FLOWLENS_URL });
  const { token } = await flowlens.embedding.createToken(FLOWLENS_EMBED_KEY, person);
  return token;
}
