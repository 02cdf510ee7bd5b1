import { z } from 'zod';
import { LOG_FORMATS, LOG_LEVELS } from '../logging/log-levels.js';

interface Variable {
  schema: z.ZodType;
  /** What the variable decides, for the table of `flowlens --help` and the documentation. */
  meaning: string;
  /** How the default reads in that table. */
  fallback: string;
  /** What a good value looks like; completes the sentence "it must be …". */
  expected: string;
}

const perMinute = (limit: number, meaning: string) => ({
  schema: wholeNumber(0, 1_000_000).default(limit),
  meaning: `${meaning} per minute; 0 switches the limit off`,
  fallback: String(limit),
  expected: 'a whole number, 0 or more',
});

const webAddress = z.url({ protocol: /^https?$/, normalize: true });

/** Every environment variable the server reads: the one table behind validation, `--help` and the documentation. */
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
    schema: webAddress.transform((url) => new URL(url).origin).optional(),
    meaning: 'address at which browsers reach the server',
    fallback: 'http://HOST:PORT',
    expected: 'an http or https address such as https://flowlens.example.com',
  },
  ALLOWED_ORIGINS: {
    schema: commaSeparated(webAddress.transform((url) => new URL(url).origin)),
    meaning: 'origins of other sites that may call the API with credentials, separated by commas',
    fallback: 'none',
    expected: 'origins separated by commas, such as https://tools.example.com,https://wiki.example.com',
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
    schema: z.string().min(32).optional(),
    meaning: 'secret that signs sessions and media links; the same on every replica',
    fallback: 'random, kept in FLOWLENS_DATA',
    expected: 'at least 32 characters, for example from "openssl rand -hex 32"',
  },
  FLOWLENS_APP: {
    schema: z.string().min(1).optional(),
    meaning: 'folder of the built app to serve at the same address',
    fallback: 'examples/app/dist when it exists',
    expected: 'the path of a folder that holds an index.html',
  },
  OIDC_ISSUER: {
    schema: webAddress.transform((url) => url.replace(/\/$/, '')).optional(),
    meaning: 'OpenID Connect issuer people sign in with',
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
  EXTENSION_STORE_URL: {
    schema: webAddress.optional(),
    meaning: 'where the app sends people for the browser extension',
    fallback: 'none',
    expected: 'an http or https address',
  },
  DOCS_URL: {
    schema: webAddress.optional(),
    meaning: 'where the app sends people for the documentation',
    fallback: 'none',
    expected: 'an http or https address',
  },
  FLOWLENS_TRUST_PROXY: {
    schema: commaSeparated(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()])),
    meaning: 'addresses of reverse proxies whose X-Forwarded headers are believed, separated by commas',
    fallback: 'none',
    expected: 'IP addresses or ranges separated by commas, such as 10.0.0.0/8',
  },
  FLOWLENS_LOG_LEVEL: {
    schema: z.enum(LOG_LEVELS).optional(),
    meaning: `how much is logged: ${LOG_LEVELS.join(', ')}`,
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
    meaning: 'free space in FLOWLENS_DATA, in megabytes, below which writes are refused',
    fallback: '256',
    expected: 'a whole number of megabytes, 0 or more',
  },
  FLOWLENS_LIMIT_SIGN_IN: perMinute(10, 'sign-ins per address'),
  FLOWLENS_LIMIT_REFRESH: perMinute(60, 'session refreshes per address'),
  FLOWLENS_LIMIT_SHARED_MISSES: perMinute(30, 'unknown share links per address'),
  FLOWLENS_LIMIT_WRITES: perMinute(120, 'changes per person'),
  FLOWLENS_LIMIT_READS: perMinute(600, 'reads per person'),
} satisfies Record<string, Variable>;

export type VariableName = keyof typeof VARIABLES;

/** The variables as read, before anything is derived from them. */
export type Values = { [Name in VariableName]: z.output<(typeof VARIABLES)[Name]['schema']> };

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,10}$/)
    .transform(Number)
    .pipe(z.number().min(least).max(most))
    .or(z.never());
}

function commaSeparated<Item extends z.ZodType<string, string>>(item: Item) {
  return z
    .string()
    .default('')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .transform((parts) => parts.filter((part) => part !== ''))
    .pipe(z.array(item));
}
