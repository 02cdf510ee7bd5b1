import { createFlowLensClient } from '@flowlens/client';
import { connection } from 'next/server';
import { currentUser, type Person } from './current-user';

/** Responds with the FlowLens token of the signed-in user, as plain text. */
export async function GET(request: Request): Promise<Response> {
  // Next.js must not prerender the token.
  await connection();
  try {
    const person = await currentUser(request);
    return person ? text(await createToken(person), 200) : text('Sign in first.', 401);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    console.error(`FlowLens: ${reason}`);
    return text(
      process.env.NODE_ENV === 'development' ? reason : 'No FlowLens token. The log of the server says why.',
      500,
    );
  }
}

async function createToken(person: Person): Promise<string> {
  const { NEXT_PUBLIC_FLOWLENS_URL, FLOWLENS_EMBED_KEY } = process.env;
  if (!NEXT_PUBLIC_FLOWLENS_URL || !FLOWLENS_EMBED_KEY)
    throw new Error('Set NEXT_PUBLIC_FLOWLENS_URL and FLOWLENS_EMBED_KEY, for development in .env.local.');
  const flowlens = createFlowLensClient({ baseUrl: NEXT_PUBLIC_FLOWLENS_URL });
  const { token } = await flowlens.embedding.createToken(FLOWLENS_EMBED_KEY, person);
  return token;
}

function text(body: string, status: number): Response {
  return new Response(body, { status, headers: { 'Cache-Control': 'no-store', 'Content-Type': 'text/plain' } });
}
