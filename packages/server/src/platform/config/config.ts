import type { BuiltExtension } from '../extension/built-extension.js';
import { resolve } from 'node:path';
import type { LogFormat, LogLevel } from '../logging/log-levels.js';
import { ConfigError } from './config-error.js';
import { contradictions } from './checks/contradictions.js';
import { GOOGLE_ISSUER } from './google-issuer.js';
import { type Limits, MEGABYTE, readLimits } from './limits.js';
import { allowedPlainText, type PlainName, requiresTls } from './checks/plain-text.js';
import { readVariables } from './variables/read-variables.js';
import type { Values } from './variables/variables.js';

export interface Config {
  /** 0 for any free port; `start` replaces it with the actual one. */
  port: number;
  host: string;
  /** Origin at which browsers reach the server, without a trailing slash. */
  publicUrl: string;
  /** Other origins that may call with credentials. */
  allowedOrigins: string[];
  /** Origins of sites that may show public links in an iframe, unless the project has its own list. */
  embedOrigins: string[];
  /** Absolute path. */
  dataFolder: string;
  /** Undefined for the embedded database in `dataFolder`. */
  databaseUrl: string | undefined;
  /** Undefined for a random secret, which `readSecret` stores in `dataFolder`. */
  secret: string | undefined;
  /** Folder of the built app to serve; undefined for none, although `flowlens serve` finds the repository's own. */
  appFolder: string | undefined;
  signIn: SignIn;
  /** Domains whose accounts may sign in, in lower case. Without domains and addresses, every account may. */
  allowedDomains: string[];
  /** Addresses that may sign in, in lower case. */
  allowedEmails: string[];
  extensionStoreUrl: string | undefined;
  /** Browser extension that the server offers itself. */
  extension: BuiltExtension | undefined;
  docsUrl: string | undefined;
  /** True if the server offers an example flow that anybody may open. */
  exampleFlow: boolean;
  /** Ids of the browser extensions that may get a recorder token. */
  recorderExtensionIds: string[];
  /** Addresses of reverse proxies whose forwarding headers are trusted. */
  trustedProxies: string[];
  /** Undefined level: warn on a terminal, info elsewhere. */
  log: { level: LogLevel | undefined; format: LogFormat };
  /** Writes are rejected below this much free space in `dataFolder`. */
  minFreeBytes: number;
  /** Undefined to store recordings as files in `dataFolder`. */
  s3: S3Config | undefined;
  mail: {
    /** Undefined to write messages as files to `dataFolder`. */
    smtpUrl: string | undefined;
    from: string;
    /** True if messages wait until the mail server offers TLS. */
    requireTls: boolean;
  };
  /** Settings that lead to other machines without TLS, with the operator's permission. */
  plainText: PlainName[];
  /** Undefined if Jira is not connected. */
  jira: JiraConfig | undefined;
  /** Token for `/metrics`; undefined for no such endpoint. */
  metricsToken: string | undefined;
  /** Containment of processes that read videos. */
  mediaSandbox: Values['FLOWLENS_MEDIA_SANDBOX'];
  /** For projects without their own limit. */
  maxMembers: number;
  /** For people without their own limit. */
  maxPersonalProjects: number;
  maxVideoBytes: number;
  /** Maximum size of the events of one flow, decompressed. */
  maxTimelineBytes: number;
  /** Maximum number of events of one flow. */
  maxEvents: number;
  /** Maximum size of the recordings of one person; 0 for no limit. */
  maxPersonBytes: number;
  /** Maximum size of the recordings of one project; 0 for no limit. */
  maxProjectBytes: number;
  limits: Limits;
}

export interface S3Config {
  bucket: string;
  region: string;
  /** Undefined for Amazon's endpoint of the region. */
  endpoint: string | undefined;
  accessKeyId: string;
  secretAccessKey: string;
  /** True if browsers are redirected to presigned addresses of the bucket. */
  directReads: boolean;
}

export interface JiraConfig {
  /** Origin of the site, without a trailing slash. */
  site: string;
  email: string;
  apiToken: string;
}

type SignIn =
  { kind: 'development' } | { kind: 'oidc'; issuer: string; clientId: string; clientSecret: string | undefined };

/**
 * Returns the configuration from environment variables.
 *
 * @throws ConfigError that lists all unknown, invalid or contradicting variables
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
    embedOrigins: values.FLOWLENS_EMBED_ORIGINS,
    dataFolder: resolve(values.FLOWLENS_DATA),
    databaseUrl: values.DATABASE_URL,
    secret: values.FLOWLENS_SECRET,
    appFolder: values.FLOWLENS_APP && resolve(values.FLOWLENS_APP),
    signIn: signIn(values),
    allowedDomains: values.FLOWLENS_ALLOWED_DOMAINS,
    allowedEmails: values.FLOWLENS_ALLOWED_EMAILS,
    extensionStoreUrl: values.EXTENSION_STORE_URL,
    extension: undefined,
    docsUrl: values.DOCS_URL,
    exampleFlow: values.EXAMPLE_FLOW,
    recorderExtensionIds: values.RECORDER_EXTENSION_IDS,
    trustedProxies: values.FLOWLENS_TRUST_PROXY,
    log: { level: values.FLOWLENS_LOG_LEVEL, format: values.FLOWLENS_LOG_FORMAT },
    minFreeBytes: values.FLOWLENS_MIN_FREE_MB * MEGABYTE,
    s3: s3(values),
    mail: {
      smtpUrl: values.SMTP_URL,
      from: values.MAIL_FROM ?? 'FlowLens <no-reply@localhost>',
      requireTls: requiresTls(env),
    },
    plainText: allowedPlainText(env),
    jira: jira(values),
    metricsToken: values.FLOWLENS_METRICS_TOKEN,
    mediaSandbox: values.FLOWLENS_MEDIA_SANDBOX,
    maxMembers: values.FLOWLENS_MAX_MEMBERS,
    maxPersonalProjects: values.FLOWLENS_MAX_PERSONAL_PROJECTS,
    maxVideoBytes: values.FLOWLENS_MAX_VIDEO_MB * MEGABYTE,
    maxTimelineBytes: values.FLOWLENS_MAX_TIMELINE_MB * MEGABYTE,
    maxEvents: values.FLOWLENS_MAX_EVENTS,
    maxPersonBytes: values.FLOWLENS_MAX_PERSON_MB * MEGABYTE,
    maxProjectBytes: values.FLOWLENS_MAX_PROJECT_MB * MEGABYTE,
    limits: readLimits(values),
  };
}

/** `contradictions.ts` checks that these variables are set together. */
function s3(values: Values): S3Config | undefined {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  const { S3_REGION: region, S3_ENDPOINT: endpoint, S3_DIRECT_READS: directReads } = values;
  return { bucket, accessKeyId, secretAccessKey, region, endpoint, directReads };
}

function jira({ JIRA_SITE: site, JIRA_EMAIL: email, JIRA_API_TOKEN: apiToken }: Values): JiraConfig | undefined {
  return site && email && apiToken ? { site, email, apiToken } : undefined;
}

/** Returns the URL of a listening server; IPv6 addresses are bracketed, and the wildcard address becomes localhost. */
export function addressOf(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://localhost:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function signIn(values: Values): SignIn {
  if (!values.GOOGLE_CLIENT_ID) return { kind: 'development' };
  return {
    kind: 'oidc',
    issuer: values.OIDC_ISSUER ?? GOOGLE_ISSUER,
    clientId: values.GOOGLE_CLIENT_ID,
    clientSecret: values.GOOGLE_CLIENT_SECRET,
  };
}
