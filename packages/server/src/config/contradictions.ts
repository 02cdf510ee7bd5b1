const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1']);

/** Whether only this machine can reach a server that listens on `host`. */
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
  if (env.HOST && !isLoopback(env.HOST) && !env.GOOGLE_CLIENT_ID)
    problems.push(
      `HOST: ${env.HOST} can be reached from other machines, where the development sign-in may not run; ` +
        'set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET (and OIDC_ISSUER for another issuer), or HOST=127.0.0.1.',
    );
  return problems;
}
