export const dynamic = 'force-dynamic';

/** The token of whoever is signed in to this app; only its own pages can read the answer. */
export function GET() {
  return new Response(process.env.FLOWLENS_TOKEN ?? '');
}
