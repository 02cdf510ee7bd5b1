const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Whether `host`, an address or a name, is this machine to itself and to nobody else. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
}

/** Variables that are each fine and do not go together. */
export function contradictions(env: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (env.OIDC_ISSUER && !env.GOOGLE_CLIENT_ID)
    problems.push('OIDC_ISSUER: it needs GOOGLE_CLIENT_ID, the client id that this issuer gave you.');
  if (env.GOOGLE_CLIENT_SECRET && !env.GOOGLE_CLIENT_ID)
    problems.push('GOOGLE_CLIENT_SECRET: it needs GOOGLE_CLIENT_ID as well.');
  if (env.GOOGLE_CLIENT_ID && !env.OIDC_ISSUER && !env.GOOGLE_CLIENT_SECRET)
    problems.push('GOOGLE_CLIENT_ID: Google needs GOOGLE_CLIENT_SECRET as well.');
  if (!env.GOOGLE_CLIENT_ID) problems.push(...exposures(env));
  return problems;
}

/** Anybody can be anyone at the development sign-in, so whatever shows it to other machines is a mistake. */
function exposures({ HOST, PUBLIC_URL, FLOWLENS_TRUST_PROXY }: Record<string, string | undefined>): string[] {
  const exposed: string[] = [];
  if (HOST && !isLoopback(HOST)) exposed.push(`HOST: ${HOST}`);
  if (PUBLIC_URL && URL.canParse(PUBLIC_URL) && !isLoopback(new URL(PUBLIC_URL).hostname))
    exposed.push(`PUBLIC_URL: ${new URL(PUBLIC_URL).origin}`);
  if (FLOWLENS_TRUST_PROXY) exposed.push('FLOWLENS_TRUST_PROXY: behind a proxy the server');
  return exposed.map(
    (what) =>
      `${what} can be reached from other machines, where the development sign-in may not run; ` +
      'set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (and OIDC_ISSUER for another issuer), or leave it at its default.',
  );
}
