import { resolve } from 'node:path';
import type { LogFormat, LogLevel } from '../logging/log-levels.js';
import { ConfigError } from './config-error.js';
import { contradictions } from './contradictions.js';
import { readVariables } from './read-variables.js';
import type { Values } from './variables.js';

const GOOGLE = 'https://accounts.google.com';

export interface Config {
  /** 0 takes a free port; `start` replaces it by the one it took. */
  port: number;
  host: string;
  /** Origin at which browsers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Other origins that may call with credentials. */
  allowedOrigins: string[];
  /** Absolute path. */
  dataFolder: string;
  /** Undefined: the embedded database in `dataFolder`. */
  databaseUrl: string | undefined;
  /** Undefined: `readSecret` keeps a random one in `dataFolder`. */
  secret: string | undefined;
  /** Folder of the built app to serve; undefined: none, but `flowlens serve` finds the repository's own. */
  appFolder: string | undefined;
  signIn: SignIn;
  extensionStoreUrl: string | undefined;
  docsUrl: string | undefined;
  /** Addresses of reverse proxies whose forwarding headers are believed. */
  trustedProxies: string[];
  /** Level undefined: warn on a terminal, info elsewhere. */
  log: { level: LogLevel | undefined; format: LogFormat };
  /** Writes are refused below this much free space in `dataFolder`. */
  minFreeBytes: number;
  /** Requests per minute; 0 is no limit. */
  limits: { signIn: number; refresh: number; sharedMisses: number; writes: number; reads: number };
}

type SignIn =
  { kind: 'development' } | { kind: 'oidc'; issuer: string; clientId: string; clientSecret: string | undefined };

/**
 * The configuration from environment variables.
 *
 * @throws ConfigError naming every unknown, bad or contradicting variable at once.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const { values, problems } = readVariables(env);
  problems.push(...contradictions(env));
  if (problems.length > 0 || values === undefined) throw new ConfigError(problems);
  return {
    port: values.PORT,
    host: values.HOST,
    publicUrl: values.PUBLIC_URL ?? addressOf(values.HOST, values.PORT),
    allowedOrigins: values.ALLOWED_ORIGINS,
    dataFolder: resolve(values.FLOWLENS_DATA),
    databaseUrl: values.DATABASE_URL,
    secret: values.FLOWLENS_SECRET,
    appFolder: values.FLOWLENS_APP && resolve(values.FLOWLENS_APP),
    signIn: signIn(values),
    extensionStoreUrl: values.EXTENSION_STORE_URL,
    docsUrl: values.DOCS_URL,
    trustedProxies: values.FLOWLENS_TRUST_PROXY,
    log: { level: values.FLOWLENS_LOG_LEVEL, format: values.FLOWLENS_LOG_FORMAT },
    minFreeBytes: values.FLOWLENS_MIN_FREE_MB * 1024 * 1024,
    limits: {
      signIn: values.FLOWLENS_LIMIT_SIGN_IN,
      refresh: values.FLOWLENS_LIMIT_REFRESH,
      sharedMisses: values.FLOWLENS_LIMIT_SHARED_MISSES,
      writes: values.FLOWLENS_LIMIT_WRITES,
      reads: values.FLOWLENS_LIMIT_READS,
    },
  };
}

/** The web address of a listening server; an IPv6 address is bracketed, "every address" is named localhost. */
export function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function signIn(values: Values): SignIn {
  if (!values.GOOGLE_CLIENT_ID) return { kind: 'development' };
  return {
    kind: 'oidc',
    issuer: values.OIDC_ISSUER ?? GOOGLE,
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET,
  };
}
