import { isLoopback } from '../loopback.js';

type Environment = Record<string, string | undefined>;

/** A setting whose URL may lead to another machine. */
interface Address {
  /** Returns whether this value sends data to another machine without TLS. */
  isPlain: (value: string, env: Environment) => boolean;
  /** Used if the variable is not set. */
  fallback?: (env: Environment) => string | undefined;
  /** Data that an eavesdropper would see. */
  atRisk: string;
  remedy: string;
}

/** `SMTP_URL` is not listed: for it the server insists on STARTTLS, see `requiresTls`. */
const ADDRESSES = {
  PUBLIC_URL: {
    // The development sign-in, used without a client id, rejects URLs of other machines entirely.
    isPlain: (address, { GOOGLE_CLIENT_ID }) => GOOGLE_CLIENT_ID !== undefined && isPlainHttp(address),
    fallback: ({ HOST, PORT }) => (HOST && !isAnyAddress(HOST) ? webAddress(HOST, PORT) : undefined),
    atRisk: 'sessions and recordings',
    remedy: 'Set it to the https address of a proxy in front of this server',
  },
  OIDC_ISSUER: {
    isPlain: isPlainHttp,
    atRisk: 'the client secret and the identity of everybody who signs in',
    remedy: 'Use the https address of the issuer',
  },
  DATABASE_URL: {
    isPlain: isPlainPostgres,
    atRisk: 'everything in the database',
    remedy: 'Add ?sslmode=verify-full to the address',
  },
  S3_ENDPOINT: { isPlain: isPlainHttp, atRisk: 'recordings', remedy: 'Use the https address of the S3 server' },
} satisfies Record<string, Address>;

export type PlainName = keyof typeof ADDRESSES | 'SMTP_URL';

/** Returns the name of the variable that allows plain text for another one. */
export function overrideOf<Name extends PlainName>(name: Name): `FLOWLENS_ALLOW_PLAIN_${Name}` {
  return `FLOWLENS_ALLOW_PLAIN_${name}`;
}

/** Returns a problem for each URL that leads to another machine without TLS and without permission. */
export function plainTextProblems(env: Environment): string[] {
  return plainAddresses(env)
    .filter((name) => env[overrideOf(name)] !== 'on')
    .map((name) => {
      const { atRisk, remedy } = ADDRESSES[name];
      return (
        `${name}: without TLS others on the network can read ${atRisk}. ${remedy}, ` +
        `or set ${overrideOf(name)}=on if nobody else can listen on the way.`
      );
    });
}

/** Returns the settings that send data to other machines without TLS because an override allows it. */
export function allowedPlainText(env: Environment): PlainName[] {
  const allowed: PlainName[] = plainAddresses(env);
  if (isPlainSmtp(env.SMTP_URL) && !requiresTls(env)) allowed.push('SMTP_URL');
  return allowed;
}

/** Returns whether the mail server must support STARTTLS: it is another machine, and no override allows plain text. */
export function requiresTls(env: Environment): boolean {
  return isPlainSmtp(env.SMTP_URL) && env[overrideOf('SMTP_URL')] !== 'on';
}

function plainAddresses(env: Environment): (keyof typeof ADDRESSES)[] {
  return (Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]).filter((name) => {
    const { isPlain, fallback }: Address = ADDRESSES[name];
    const value = env[name] || fallback?.(env);
    return value !== undefined && URL.canParse(value) && isPlain(value, env);
  });
}

function isPlainHttp(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'http:' && !isLoopback(hostname);
}

function isPlainSmtp(address: string | undefined): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'smtp:' && !isLoopback(hostname);
}

/** Parses a URL like `pg`: parameters take precedence over the environment, and any TLS setting enables TLS. */
function isPlainPostgres(address: string, { PGSSLMODE }: Environment): boolean {
  const { protocol, hostname, searchParams } = new URL(address);
  if (!protocol.startsWith('postgres')) return false;
  const host = searchParams.get('host') || decodeURIComponent(hostname);
  if (host.startsWith('/') || isLoopback(host)) return false;
  const mode = searchParams.get('sslmode');
  const hasTls = ['ssl', 'sslcert', 'sslkey', 'sslrootcert'].some(
    (name) => !['', '0', 'false'].includes(searchParams.get(name) ?? ''),
  );
  if (mode !== null || hasTls) return mode === 'disable';
  return !PGSSLMODE || PGSSLMODE === 'disable';
}

function isAnyAddress(host: string): boolean {
  return host === '0.0.0.0' || host === '::';
}

function webAddress(host: string, port = ''): string {
  return `http://${host.includes(':') ? `[${host}]` : host}${port && `:${port}`}`;
}
