export const dynamic = 'force-dynamic';

/** The token of the user signed in to this app; only its own pages can read the response. */
export function GET() {
  return new Response(process.env.FLOWLENS_TOKEN ?? '');
}
