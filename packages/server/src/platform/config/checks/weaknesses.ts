import type { MediaSandbox } from '../../sandbox/sandbox.js';
import { allowedAccountsOf } from '../allowed-accounts.js';
import type { Config } from '../config.js';
import { isLoopback } from '../loopback.js';
import { overrideOf } from './plain-text.js';
import { isOpenToOthers, modeOf, openEntries } from '../private-entries.js';
import { VARIABLES } from '../variables/variables.js';

type Environment = Record<string, string | undefined>;

/** Capabilities of the platform. */
interface Machine {
  sandbox: Pick<MediaSandbox, 'kind' | 'reason'>;
}

/** Returns one sentence that names the setting and the remedy; undefined for a good setting. */
type Check = (config: Config, env: Environment, machine: Machine) => string | string[] | undefined;

/** Ranges so large that anybody could be the proxy. */
const RANGE_MIN_BITS = 8;
/** A random secret in hex has 16 different characters. */
const SECRET_MIN_DISTINCT_CHARS = 10;
/** Log levels without lines for requests and people's actions. */
const QUIET_LEVELS = ['warn', 'error', 'fatal', 'silent'];

/** Access of native code that a video has taken over. */
const ACCESS_WITHOUT_SANDBOX = {
  node: 'reaches the network and the files of the server',
  none: 'may do all that the server may',
};

/** Weaknesses of all servers, including trial servers that only this machine can reach. */
const EVERYWHERE: Check[] = [
  ({ dataFolder }) =>
    isOpenToOthers(dataFolder)
      ? `FLOWLENS_DATA: other users of this machine may enter ${dataFolder} (mode ${octal(dataFolder)}). Run chmod 700 on it.`
      : undefined,
  ({ dataFolder }) =>
    openEntries(dataFolder).map(
      (path) =>
        `FLOWLENS_DATA: other users of this machine may use ${path} (mode ${octal(path)}), and this user cannot change that.`,
    ),
  (config) =>
    allowedAccountsOf(config).isOpenToAnybody
      ? 'FLOWLENS_ALLOWED_DOMAINS: everybody with a Google account can sign in. List your domains, or addresses in FLOWLENS_ALLOWED_EMAILS.'
      : undefined,
  (_config, { NODE_TLS_REJECT_UNAUTHORIZED: checked }) =>
    checked === '0'
      ? 'NODE_TLS_REJECT_UNAUTHORIZED: no certificate is checked, so anybody on the network can pose as your issuer, database or mail server. Remove it.'
      : undefined,
];

/** Weaknesses of servers that other machines can reach. Add new checks here. */
const PUBLIC_CHECKS: Check[] = [
  ({ plainText }) =>
    plainText.map((name) => `${overrideOf(name)}: others on the network may read what goes over ${name}. Use TLS.`),
  ({ mail: { smtpUrl }, databaseUrl }) =>
    [
      isUnchecked(smtpUrl, 'tls.rejectUnauthorized', 'false') &&
        'SMTP_URL: tls.rejectUnauthorized=false accepts any certificate. Remove it.',
      isUnchecked(databaseUrl, 'sslmode', 'no-verify') &&
        'DATABASE_URL: sslmode=no-verify accepts any certificate. Use sslmode=verify-full.',
    ].filter((sentence) => sentence !== false),
  ({ allowedOrigins }) =>
    allowedOrigins
      .filter((origin) => origin.startsWith('http:') && !isLoopback(new URL(origin).hostname))
      .map((origin) => `ALLOWED_ORIGINS: others on the network can change the pages of ${origin}. Use https.`),
  ({ publicUrl, trustedProxies }) =>
    publicUrl.startsWith('https:') && trustedProxies.length === 0
      ? 'FLOWLENS_TRUST_PROXY: PUBLIC_URL is https, so a proxy stands in front, but none is trusted: all callers share the limits of its address. Name its address.'
      : undefined,
  ({ trustedProxies }) =>
    trustedProxies
      .filter((range) => Number(range.split('/')[1] ?? RANGE_MIN_BITS) < RANGE_MIN_BITS)
      .map((range) => `FLOWLENS_TRUST_PROXY: ${range} lets anybody choose the address their calls count for.`),
  ({ secret }) =>
    secret !== undefined && new Set(secret.trim()).size < SECRET_MIN_DISTINCT_CHARS
      ? 'FLOWLENS_SECRET: it can be guessed. Make one with "openssl rand -hex 32".'
      : undefined,
  ({ mail }) =>
    mail.smtpUrl === undefined
      ? 'SMTP_URL: invitations are not sent by e-mail, only written to FLOWLENS_DATA/outbox.'
      : undefined,
  ({ databaseUrl }) =>
    databaseUrl === undefined
      ? 'DATABASE_URL: a power cut may lose the last hour of the embedded database. Use PostgreSQL for a team.'
      : undefined,
  ({ minFreeBytes }) =>
    minFreeBytes === 0 ? 'FLOWLENS_MIN_FREE_MB: at 0 a full disk can stop the database. Leave it at 256.' : undefined,
  ({ log }) =>
    log.level !== undefined && QUIET_LEVELS.includes(log.level)
      ? `FLOWLENS_LOG_LEVEL: at ${log.level} the log does not tell who did what. Use info.`
      : undefined,
  (_config, env) => {
    const off = Object.keys(VARIABLES).filter(
      (name) => name.startsWith('FLOWLENS_LIMIT_') && Number(env[name]) === 0 && env[name],
    );
    return off.length > 0 ? `${off.join(', ')}: 0 switches the limit off.` : undefined;
  },
  (_config, _env, { sandbox }) =>
    sandbox.kind === 'system'
      ? undefined
      : `FLOWLENS_MEDIA_SANDBOX: a hostile video that breaks a decoder ${ACCESS_WITHOUT_SANDBOX[sandbox.kind]} (${sandbox.reason}). Use Linux with bubblewrap.`,
  () =>
    process.getuid?.() === 0
      ? 'The server runs as root, so a flaw in it would compromise the whole machine. Run it as a user of its own.'
      : undefined,
];

/**
 * Lists every setting that is weaker than it should be, with the remedy. Most of them matter only if other machines can
 * reach the server.
 */
export function weaknesses(config: Config, env: Environment, machine: Machine): string[] {
  const checks = isPublic(config) ? [...EVERYWHERE, ...PUBLIC_CHECKS] : EVERYWHERE;
  return checks.flatMap((check) => check(config, env, machine) ?? []);
}

function isPublic({ host, publicUrl, trustedProxies }: Config): boolean {
  return !isLoopback(host) || !isLoopback(new URL(publicUrl).hostname) || trustedProxies.length > 0;
}

function octal(path: string): string {
  return modeOf(path).toString(8).padStart(4, '0');
}

function isUnchecked(address: string | undefined, parameter: string, value: string): boolean {
  return address !== undefined && new URL(address).searchParams.get(parameter) === value;
}
