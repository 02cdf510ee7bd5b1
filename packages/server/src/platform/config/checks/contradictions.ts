import { isLoopback } from '../loopback.js';
import { plainTextProblems } from './plain-text.js';

/** Variables that are valid on their own but contradict each other. */
export function contradictions(env: Record<string, string | undefined>): string[] {
  const problems: string[] = [];
  if (env.OIDC_ISSUER && !env.GOOGLE_CLIENT_ID)
    problems.push('OIDC_ISSUER: it needs GOOGLE_CLIENT_ID, the client id that this issuer gave you.');
  if (env.GOOGLE_CLIENT_SECRET && !env.GOOGLE_CLIENT_ID)
    problems.push('GOOGLE_CLIENT_SECRET: it needs GOOGLE_CLIENT_ID as well.');
  if (env.GOOGLE_CLIENT_ID && !env.OIDC_ISSUER && !env.GOOGLE_CLIENT_SECRET)
    problems.push('GOOGLE_CLIENT_ID: Google needs GOOGLE_CLIENT_SECRET as well.');
  problems.push(...incomplete(env, ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']));
  problems.push(...incomplete(env, ['JIRA_SITE', 'JIRA_EMAIL', 'JIRA_API_TOKEN']));
  if (env.SMTP_URL && !env.MAIL_FROM)
    problems.push('SMTP_URL: it needs MAIL_FROM, the sender that this server may use.');
  if (env.S3_DIRECT_READS === 'on' && !env.S3_BUCKET) problems.push('S3_DIRECT_READS: it needs S3_BUCKET.');
  if (env.JIRA_SITE && URL.canParse(env.JIRA_SITE) && isRemoteHttp(new URL(env.JIRA_SITE)))
    problems.push('JIRA_SITE: it must be an https address, because the API token goes there.');
  if (!env.GOOGLE_CLIENT_ID) problems.push(...exposures(env));
  problems.push(...plainTextProblems(env));
  return problems;
}

/** Variables that must be set together or not at all. */
function incomplete(env: Record<string, string | undefined>, names: string[]): string[] {
  const missing = names.filter((name) => !env[name]);
  if (missing.length === 0 || missing.length === names.length) return [];
  return missing.map((name) => `${name}: it is needed too, because ${names.join(', ')} go together.`);
}

function isRemoteHttp({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && !isLoopback(hostname);
}

/** Anybody can be anyone with the development sign-in, so making it reachable for other machines is a mistake. */
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
