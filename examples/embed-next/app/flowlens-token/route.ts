import { signedInToken } from '../signed-in-token';

export const dynamic = 'force-dynamic';

/** The token of the user signed in to this app; only its own pages can read the response. */
export async function GET() {
  return new Response(await signedInToken(), { headers: { 'Cache-Control': 'no-store' } });
}
