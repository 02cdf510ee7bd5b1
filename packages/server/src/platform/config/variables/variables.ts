import addressparser from 'nodemailer/lib/addressparser';
import { z } from 'zod';
import { LOG_FORMATS, LOG_LEVELS } from '../../logging/log-levels.js';
import {
  commaSeparated,
  count,
  embedOrigin,
  limitOf,
  megabytes,
  onOrOff,
  origin,
  perMinute,
  plain,
  text,
  type Variable,
  webAddress,
  wholeNumber,
} from './variable-kinds.js';

/** Minimum length of the signing secret, without surrounding blanks. */
export const SECRET_MIN_CHARS = 32;

/** The database counts its bytes in an `integer`. */
const TIMELINE_MAX_MEGABYTES = 2_000;

/** Maximum values of the limits. */
const EVENTS_MAX = 10_000_000;
export const MEMBERS_MAX = 100_000;
export const PERSONAL_PROJECTS_MAX = 10_000;

/** `require` ends the server at start when bubblewrap cannot be used. */
const MEDIA_SANDBOXES = ['auto', 'require', 'off'] as const;

/** All environment variables of the server: the single source for validation, `--help` and the documentation. */
export const VARIABLES = {
  PORT: {
    schema: wholeNumber(0, 65_535).default(4600),
    meaning: 'port to listen on; 0 takes a free one',
    fallback: '4600',
    expected: 'a port number from 0 to 65535',
  },
  HOST: {
    schema: z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    meaning: 'address to listen on',
    fallback: '127.0.0.1',
    expected: 'an address or host name such as 127.0.0.1 or 0.0.0.0',
  },
  PUBLIC_URL: {
    schema: origin.optional(),
    meaning: 'address at which browsers reach the server',
    fallback: 'http://HOST:PORT',
    expected: 'an http or https address without a path, such as https://flowlens.example.com',
  },
  ALLOWED_ORIGINS: {
    schema: commaSeparated(origin),
    meaning: 'origins of other sites that may call the API with credentials, separated by commas',
    fallback: 'none',
    expected:
      'origins, without a path, separated by commas, such as https://tools.example.com,https://wiki.example.com',
  },
  FLOWLENS_EMBED_ORIGINS: {
    schema: commaSeparated(embedOrigin),
    meaning:
      'origins of other sites that may show public links in an iframe, separated by commas; projects may have their own',
    fallback: 'none',
    expected:
      'origins, without a path, separated by commas, such as https://wiki.example.com,https://tickets.example.com',
  },
  FLOWLENS_DATA: {
    schema: z.string().min(1).default('.flowlens'),
    meaning: 'folder of the embedded database, the recordings and the secret',
    fallback: '.flowlens',
    expected: 'the path of a folder',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    meaning: 'PostgreSQL to use instead of the embedded database',
    fallback: 'embedded database',
    expected: 'an address such as postgres://user:password@host:5432/flowlens',
  },
  FLOWLENS_SECRET: {
    schema: z
      .string()
      .refine((secret) => secret.trim().length >= SECRET_MIN_CHARS)
      .optional(),
    meaning: 'secret that signs access tokens and media links, at least 32 characters; same on all replicas',
    fallback: 'random, kept in FLOWLENS_DATA',
    expected: `at least ${SECRET_MIN_CHARS} characters, for example from "openssl rand -hex 32"`,
  },
  FLOWLENS_APP: {
    schema: z.string().min(1).optional(),
    meaning: 'folder of the built app to serve at the same address',
    fallback: 'examples/app/dist when it exists',
    expected: 'the path of a folder that holds an index.html',
  },
  OIDC_ISSUER: {
    // Not normalized, because issuers are compared character by character.
    schema: z.url({ protocol: /^https?$/ }).optional(),
    meaning: 'OpenID Connect issuer for signing in',
    fallback: 'Google when GOOGLE_CLIENT_ID is set, else the development issuer',
    expected: 'an http or https address such as https://accounts.google.com',
  },
  GOOGLE_CLIENT_ID: {
    schema: z.string().min(1).optional(),
    meaning: 'client id at the issuer',
    fallback: 'none',
    expected: 'the client id the issuer gave you',
  },
  GOOGLE_CLIENT_SECRET: {
    schema: z.string().min(1).optional(),
    meaning: 'client secret at the issuer',
    fallback: 'none',
    expected: 'the client secret the issuer gave you',
  },
  FLOWLENS_ALLOWED_DOMAINS: {
    schema: commaSeparated(
      z
        .string()
        .regex(/^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+$/u)
        .toLowerCase(),
    ),
    meaning: 'domains whose accounts may sign in, separated by commas',
    fallback: 'none: with FLOWLENS_ALLOWED_EMAILS unset too, every account of the issuer may',
    expected: 'domains separated by commas, such as example.com,example.org',
  },
  FLOWLENS_ALLOWED_EMAILS: {
    schema: commaSeparated(
      z
        .string()
        .regex(/^[^\s@]+@[^\s@]+$/)
        .toLowerCase(),
    ),
    meaning: 'e-mail addresses that may sign in besides those domains, separated by commas',
    fallback: 'none',
    expected: 'e-mail addresses separated by commas, such as ann@example.com,bob@example.org',
  },
  S3_BUCKET: text('bucket for the recordings instead of a folder in FLOWLENS_DATA', 'the name of a bucket'),
  S3_REGION: {
    schema: z.string().min(1).default('us-east-1'),
    meaning: 'region of the bucket',
    fallback: 'us-east-1',
    expected: 'the name of a region such as eu-central-1',
  },
  S3_ENDPOINT: {
    schema: webAddress.transform((url) => url.replace(/\/$/, '')).optional(),
    meaning: 'address of an S3 server other than Amazon’s; buckets are then named in the path',
    fallback: 'Amazon S3 of the region',
    expected: 'an http or https address such as https://minio.example.com',
  },
  S3_ACCESS_KEY_ID: text('key of the bucket', 'the access key id'),
  S3_SECRET_ACCESS_KEY: text('secret of that key', 'the secret access key'),
  S3_DIRECT_READS: {
    schema: onOrOff(),
    meaning: 'on: browsers fetch media from the bucket, by presigned addresses; off: through the server',
    fallback: 'off',
    expected: 'on or off',
  },
  SMTP_URL: {
    schema: z.url({ protocol: /^smtps?$/ }).optional(),
    meaning: 'mail server that sends the invitations',
    fallback: 'none: messages are written as .eml files to FLOWLENS_DATA/outbox',
    expected: 'an address such as smtps://user:password@mail.example.com:465',
  },
  MAIL_FROM: {
    schema: z.string().refine(isOneAddress).optional(),
    meaning: 'sender of the invitations',
    fallback: 'none',
    expected: 'one e-mail address such as FlowLens <flowlens@example.com>',
  },
  JIRA_SITE: {
    schema: origin.optional(),
    meaning: 'Jira Cloud site for new issues',
    fallback: 'none: Jira is off',
    expected: 'an address without a path, such as https://example.atlassian.net',
  },
  JIRA_EMAIL: text('e-mail of the Jira account that creates issues', 'an e-mail address'),
  JIRA_API_TOKEN: text('API token of that account', 'the API token of the account'),
  EXTENSION_STORE_URL: {
    schema: webAddress.optional(),
    meaning: 'page of the browser extension, for links in the app',
    fallback: 'none: Create Flow opens the setup guide',
    expected: 'an http or https address',
  },
  RECORDER_EXTENSION_IDS: {
    schema: commaSeparated(z.string().regex(/^([a-p]{32}|\{[\da-f-]{36}\}|[\w.-]*@[\w.-]+)$/)),
    meaning: 'more browser extensions that people may connect as recorders, separated by commas',
    fallback: 'none: only the server’s own extension may connect',
    expected: 'extension ids of Chrome or Firefox separated by commas',
  },
  DOCS_URL: {
    schema: webAddress.optional(),
    meaning: 'page of the documentation, for links in the app',
    fallback: 'the user guide at /docs',
    expected: 'an http or https address',
  },
  EXAMPLE_FLOW: {
    schema: z.stringbool({ truthy: ['on', 'true'], falsy: ['off', 'false'], case: 'sensitive' }).default(true),
    meaning: 'on: one example flow that anybody may open; off: none, and an existing one is removed',
    fallback: 'on',
    expected: 'on or off',
  },
  FLOWLENS_TRUST_PROXY: {
    schema: commaSeparated(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
    meaning: 'addresses of reverse proxies whose X-Forwarded headers are trusted, separated by commas',
    fallback: 'none',
    expected: 'IP addresses or ranges separated by commas, such as 10.0.0.0/8',
  },
  FLOWLENS_ALLOW_PLAIN_PUBLIC_URL: plain('PUBLIC_URL may be an http address of another machine'),
  FLOWLENS_ALLOW_PLAIN_OIDC_ISSUER: plain('OIDC_ISSUER may be an http address of another machine'),
  FLOWLENS_ALLOW_PLAIN_DATABASE_URL: plain('DATABASE_URL may lead to another machine without TLS'),
  FLOWLENS_ALLOW_PLAIN_S3_ENDPOINT: plain('S3_ENDPOINT may be an http address of another machine'),
  FLOWLENS_ALLOW_PLAIN_SMTP_URL: plain('e-mails may go to a mail server of another machine without TLS'),
  FLOWLENS_LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS).optional(),
    meaning: `log level: ${LOG_LEVELS.join(', ')}`,
    fallback: 'info, on a terminal warn',
    expected: `one of ${LOG_LEVELS.join(', ')}`,
  },
  FLOWLENS_LOG_FORMAT: {
    schema: z.enum(LOG_FORMATS).default('auto'),
    meaning: 'json, pretty, or auto: pretty on a terminal, JSON elsewhere',
    fallback: 'auto',
    expected: `one of ${LOG_FORMATS.join(', ')}`,
  },
  FLOWLENS_MIN_FREE_MB: {
    schema: wholeNumber(0, 1_000_000_000).default(256),
    meaning: 'minimum free space in FLOWLENS_DATA, in megabytes; below it, writes are refused',
    fallback: '256',
    expected: 'a whole number of megabytes, 0 or more',
  },
  FLOWLENS_METRICS_TOKEN: {
    schema: z.string().min(16).optional(),
    meaning: 'bearer token for /metrics, at least 16 characters',
    fallback: 'none: there is no /metrics',
    expected: 'at least 16 characters',
  },
  FLOWLENS_MEDIA_SANDBOX: {
    schema: z.enum(MEDIA_SANDBOXES).default('auto'),
    meaning: 'isolation of the processes that read videos: auto, require or off',
    fallback: 'auto: the strongest that the system supports',
    expected: `one of ${MEDIA_SANDBOXES.join(', ')}`,
  },
  FLOWLENS_MAX_VIDEO_MB: megabytes(2_048, 'largest video'),
  FLOWLENS_MAX_TIMELINE_MB: megabytes(256, 'largest timeline of a flow (up to 2000)', TIMELINE_MAX_MEGABYTES),
  FLOWLENS_MAX_EVENTS: count(500_000, EVENTS_MAX, 'events of a flow'),
  FLOWLENS_MAX_PERSON_MB: limitOf(204_800, 'megabytes of recordings that a person keeps'),
  FLOWLENS_MAX_PROJECT_MB: limitOf(1_000_000, 'megabytes of recordings that a project keeps'),
  FLOWLENS_MAX_MEMBERS: count(10, MEMBERS_MAX, 'members of a project without a limit of its own'),
  FLOWLENS_MAX_PERSONAL_PROJECTS: count(
    3,
    PERSONAL_PROJECTS_MAX,
    'personal projects of a person without a limit of their own, the default project included',
  ),
  FLOWLENS_LIMIT_SIGN_IN: perMinute(10, 'failed sign-ins per address'),
  FLOWLENS_LIMIT_REFRESH: perMinute(60, 'refreshes per session'),
  FLOWLENS_LIMIT_SESSIONS: perMinute(3_000, 'sign-ins and refreshes per address'),
  FLOWLENS_LIMIT_SHARED_MISSES: perMinute(30, 'unknown share links per address'),
  FLOWLENS_LIMIT_SHARED_VIEWS: perMinute(600, 'views of public links per address, and per link'),
  FLOWLENS_LIMIT_WRITES: perMinute(120, 'changes per person'),
  FLOWLENS_LIMIT_READS: perMinute(600, 'reads per person'),
  FLOWLENS_LIMIT_MCP: perMinute(120, 'calls of coding assistants per person'),
  FLOWLENS_LIMIT_CLIENT_LOGS: perMinute(60, 'reports of MCP clients per address'),
  FLOWLENS_LIMIT_INVITES: perMinute(10, 'invitations per person'),
  FLOWLENS_LIMIT_INVITES_DAY: limitOf(50, 'invitations per person and day'),
  FLOWLENS_LIMIT_SHARES_HOUR: limitOf(60, 'public links per person and hour'),
  FLOWLENS_LIMIT_AGENT_TOKENS_DAY: limitOf(20, 'tokens for coding assistants per person and day'),
  FLOWLENS_LIMIT_EMBED_TOKENS: perMinute(3_000, 'embed tokens per embed key'),
  FLOWLENS_LIMIT_JIRA_HOUR: limitOf(30, 'Jira issues per person and hour'),
  FLOWLENS_LIMIT_OPEN_UPLOADS: limitOf(10, 'unfinished uploads per person'),
  FLOWLENS_LIMIT_EVENTS_MB: perMinute(120, 'megabytes of events per person'),
  FLOWLENS_LIMIT_UPLOAD_GB_DAY: limitOf(20, 'gigabytes of videos and events per person and day'),
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

/** The variables as read, before other values are derived from them. */
export type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> };

/** Accepts an address with or without a name. */
function isOneAddress(text: string): boolean {
  const [sender, ...others] = addressparser(text);
  return others.length === 0 && /^[^\s@]+@[^\s@]+$/.test(sender?.address ?? '');
}
