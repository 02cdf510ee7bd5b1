import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError } from './config-error.js';
import { addressOf, readConfig } from './config.js';
import { isOfKubernetes } from './variables/kubernetes-variables.js';
import { VARIABLES } from './variables/variables.js';

function problemsOf(env: Record<string, string>): string[] {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('readConfig', () => {
  it('requires no setting', () => {
    expect(readConfig({})).toMatchObject({
      port: 4600,
      host: '127.0.0.1',
      publicUrl: 'http://127.0.0.1:4600',
      dataFolder: resolve('.flowlens'),
      databaseUrl: undefined,
      allowedOrigins: [],
      signIn: { kind: 'development' },
      allowedDomains: [],
      allowedEmails: [],
      minFreeBytes: 256 * 1024 * 1024,
      s3: undefined,
      mail: { smtpUrl: undefined },
      jira: undefined,
      metricsToken: undefined,
      maxVideoBytes: 2 * 1024 ** 3,
      maxTimelineBytes: 256 * 1024 ** 2,
      maxEvents: 500_000,
      limits: {
        signIn: 10,
        refresh: 60,
        sharedMisses: 30,
        writes: 120,
        reads: 600,
        invites: 10,
        invitesPerDay: 50,
        sharesPerHour: 60,
        agentTokensPerDay: 20,
        embedTokens: 3_000,
        jiraIssuesPerHour: 30,
        openUploads: 10,
        eventBytesPerMinute: 120 * 1024 ** 2,
        uploadBytesPerDay: 20 * 1024 ** 3,
      },
    });
  });

  it('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 4600, databaseUrl: undefined });
  });

  it('reads every setting', () => {
    const config = readConfig({
      PORT: '8080',
      PUBLIC_URL: 'https://flowlens.example.com/',
      ALLOWED_ORIGINS: 'https://tools.example.com/, https://wiki.example.com',
      DATABASE_URL: 'postgres://me:secret@db.example.com/flowlens?sslmode=verify-full',
      GOOGLE_CLIENT_ID: 'client',
      GOOGLE_CLIENT_SECRET: 'hush',
      FLOWLENS_ALLOWED_DOMAINS: 'Example.com, bücher.example',
      FLOWLENS_ALLOWED_EMAILS: 'Ann@Agency.example',
      FLOWLENS_TRUST_PROXY: '10.0.0.0/8,::1',
    });

    expect(config).toMatchObject({
      port: 8080,
      publicUrl: 'https://flowlens.example.com',
      allowedOrigins: ['https://tools.example.com', 'https://wiki.example.com'],
      databaseUrl: 'postgres://me:secret@db.example.com/flowlens?sslmode=verify-full',
      signIn: { kind: 'oidc', issuer: 'https://accounts.google.com', clientId: 'client', clientSecret: 'hush' },
      allowedDomains: ['example.com', 'bücher.example'],
      allowedEmails: ['ann@agency.example'],
      trustedProxies: ['10.0.0.0/8', '::1'],
    });
  });

  it('reports every problem at once', () => {
    const problems = problemsOf({
      PORT: '70000',
      PUBLIC_URL: 'flowlens.example.com',
      ALLOWED_ORIGINS: '*',
      DATABASE_URL: 'mysql://db',
      FLOWLENS_SECRET: 'short',
      FLOWLENS_LOG_LEVEL: 'loud',
      FLOWLENS_LIMIT_READS: '-1',
      FLOWLENS_ALLOWED_DOMAINS: '@example.com',
      FLOWLENS_ALLOWED_EMAILS: 'example.com',
      FLOWLENS_TRUST_PROXY: 'everyone',
      FLOWLENS_DATTA: '/srv',
      GOOGLE_CLIENT_SECRET: 'hush',
    });

    expect(problems).toEqual([
      'FLOWLENS_DATTA: there is no such setting; did you mean FLOWLENS_DATA?',
      'PORT: it must be a port number from 0 to 65535.',
      'PUBLIC_URL: it must be an http or https address without a path, such as https://flowlens.example.com.',
      'ALLOWED_ORIGINS: it must be origins, without a path, separated by commas, such as https://tools.example.com,https://wiki.example.com.',
      'DATABASE_URL: it must be an address such as postgres://user:password@host:5432/flowlens.',
      'FLOWLENS_SECRET: it must be at least 32 characters, for example from "openssl rand -hex 32".',
      'FLOWLENS_ALLOWED_DOMAINS: it must be domains separated by commas, such as example.com,example.org.',
      'FLOWLENS_ALLOWED_EMAILS: it must be e-mail addresses separated by commas, such as ann@example.com,bob@example.org.',
      'FLOWLENS_TRUST_PROXY: it must be IP addresses or ranges separated by commas, such as 10.0.0.0/8.',
      'FLOWLENS_LOG_LEVEL: it must be one of trace, debug, info, warn, error, fatal, silent.',
      'FLOWLENS_LIMIT_READS: it must be a whole number, 0 or more.',
      'GOOGLE_CLIENT_SECRET: it needs GOOGLE_CLIENT_ID as well.',
      expect.stringContaining('FLOWLENS_TRUST_PROXY: behind a proxy the server can be reached from other machines'),
    ]);
  });

  it.each([
    'FlowLens',
    'flowlens.example.com',
    'FlowLens <>',
    'a@example.com, b@example.com',
    'x: a@example.com;',
    '@',
  ])('rejects the sender %j', (MAIL_FROM) => {
    expect(problemsOf({ MAIL_FROM })).toEqual([
      'MAIL_FROM: it must be one e-mail address such as FlowLens <flowlens@example.com>.',
    ]);
  });

  it('rejects a limit of timelines that the database cannot count', () => {
    expect(readConfig({ FLOWLENS_MAX_TIMELINE_MB: '2000' }).maxTimelineBytes).toBeLessThan(2 ** 31);
    expect(() => readConfig({ FLOWLENS_MAX_TIMELINE_MB: '2048' })).toThrow(
      'FLOWLENS_MAX_TIMELINE_MB: it must be a whole number of megabytes from 1 to 2000',
    );
  });

  it.each(['flowlens@example.com', 'FlowLens <flowlens@localhost>', '"Lens, Flow" <flowlens@example.com>'])(
    'accepts the sender %s',
    (MAIL_FROM) => {
      expect(readConfig({ MAIL_FROM }).mail.from).toBe(MAIL_FROM);
    },
  );

  it.each([
    ['PUBLIC_URL', 'http://localhost:4600/flowlens'],
    ['PUBLIC_URL', 'http://localhost:4600/?team=web'],
    ['ALLOWED_ORIGINS', 'https://tools.example.com,https://wiki.example.com/pages'],
    ['JIRA_SITE', 'https://example.atlassian.net/jira'],
  ])('rejects a path in %s, as in %s', (name, value) => {
    const jira = name === 'JIRA_SITE' && { JIRA_EMAIL: 'jira@example.com', JIRA_API_TOKEN: 'token' };

    expect(problemsOf({ ...jira, [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}: it must be .* without a path`)),
    ]);
  });

  it('rejects a secret of blanks', () => {
    expect(problemsOf({ FLOWLENS_SECRET: ' '.repeat(40) })).toEqual([
      expect.stringMatching(/^FLOWLENS_SECRET: it must be at least 32 characters/),
    ]);
  });

  it('never repeats a bad value, which may be a secret', () => {
    expect(problemsOf({ FLOWLENS_SECRET: 'hunter2', DATABASE_URL: 'hunter2' }).join()).not.toContain('hunter2');
  });

  it('lists the settings for an unknown name that resembles none', () => {
    expect(problemsOf({ FLOWLENS_COLOUR: 'blue' })).toEqual([
      expect.stringMatching(/^FLOWLENS_COLOUR: there is no such setting; the server knows FLOWLENS_EMBED_ORIGINS, /),
    ]);
  });

  it.each([
    ['FLOWLENS_SERVICE_HOST', '10.0.171.239'],
    ['FLOWLENS_SERVICE_PORT', '80'],
    ['FLOWLENS_SERVICE_PORT_HTTP', '80'],
    ['FLOWLENS_PORT', 'tcp://10.0.171.239:80'],
    ['FLOWLENS_PORT_80_TCP', 'tcp://10.0.171.239:80'],
    ['FLOWLENS_PORT_80_TCP_PROTO', 'tcp'],
    ['FLOWLENS_PORT_80_TCP_PORT', '80'],
    ['FLOWLENS_PORT_80_TCP_ADDR', '10.0.171.239'],
    ['FLOWLENS_DB_SERVICE_HOST', '10.0.171.240'],
    ['FLOWLENS_DB_PORT', 'tcp://10.0.171.240:5432'],
    ['FLOWLENS_DB_PORT_5432_TCP_ADDR', '10.0.171.240'],
  ])('ignores %s, which Kubernetes sets for a Service', (name, value) => {
    expect(problemsOf({ [name]: value })).toEqual([]);
  });

  it('does not mistake a configured port for a variable of Kubernetes', () => {
    expect(problemsOf({ FLOWLENS_PORT: '8080' })).toEqual([
      expect.stringMatching(/^FLOWLENS_PORT: there is no such setting; /),
    ]);
  });

  it('never shares a variable name with a Kubernetes Service', () => {
    const names = Object.keys(VARIABLES);

    expect(names.filter((name) => isOfKubernetes(name, 'tcp://10.0.171.239:80'))).toEqual([]);
  });

  it('ignores unrelated variables', () => {
    expect(
      problemsOf({ PATH: '/bin', NODE_ENV: 'x', FLOWLENS_CHROMIUM: '/bin/chromium', FLOWLENS_SERVER: 'x' }),
    ).toEqual([]);
  });

  it.each([
    [
      'an issuer without a client id',
      { OIDC_ISSUER: 'https://id.example.com' },
      'OIDC_ISSUER: it needs GOOGLE_CLIENT_ID',
    ],
    [
      'Google without a client secret',
      { GOOGLE_CLIENT_ID: 'client' },
      'GOOGLE_CLIENT_ID: Google needs GOOGLE_CLIENT_SECRET',
    ],
    ['development sign-in on other machines', { HOST: '0.0.0.0' }, 'HOST: 0.0.0.0 can be reached from other machines'],
    [
      'development sign-in at a public address',
      { PUBLIC_URL: 'https://flowlens.example.com' },
      'PUBLIC_URL: https://flowlens.example.com can be reached from other machines',
    ],
    [
      'development sign-in behind a proxy',
      { FLOWLENS_TRUST_PROXY: '127.0.0.1' },
      'FLOWLENS_TRUST_PROXY: behind a proxy the server can be reached from other machines',
    ],
  ])('rejects %s', (_what, env, problem) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(problem)]);
  });

  const issuer = { OIDC_ISSUER: 'https://id.example.com', GOOGLE_CLIENT_ID: 'client' };
  const bucket = { S3_BUCKET: 'bucket', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'hush' };

  it.each<[string, Record<string, string>, string]>([
    ['a public address', { ...issuer, PUBLIC_URL: 'http://flowlens.example.com' }, 'PUBLIC_URL'],
    ['the public address that follows from HOST', { ...issuer, HOST: '192.168.0.7' }, 'PUBLIC_URL'],
    ['an issuer', { ...issuer, OIDC_ISSUER: 'http://id.example.com' }, 'OIDC_ISSUER'],
    ['a database', { DATABASE_URL: 'postgres://me:hush@db.example.com/flowlens' }, 'DATABASE_URL'],
    ['a database', { DATABASE_URL: 'postgres://me:hush@db.example.com/flowlens?sslmode=disable' }, 'DATABASE_URL'],
    ['a database', { DATABASE_URL: 'postgres://me:hush@localhost/flowlens?host=db.example.com&ssl=0' }, 'DATABASE_URL'],
    ['a bucket', { ...bucket, S3_ENDPOINT: 'http://minio:9000' }, 'S3_ENDPOINT'],
  ])('rejects unencrypted %s on another machine unless that is allowed', (_what, env, name) => {
    const override = `FLOWLENS_ALLOW_PLAIN_${name}`;

    expect(problemsOf(env)).toEqual([
      expect.stringMatching(new RegExp(`^${name}: without TLS .*, or set ${override}=on `)) as string,
    ]);
    expect(problemsOf(env).join()).not.toContain('hush');
    expect(problemsOf({ ...env, [override]: 'off' })).toHaveLength(1);
    expect(readConfig({ ...env, [override]: 'on' }).plainText).toEqual([name]);
  });

  it.each<Record<string, string>>([
    { ...issuer, PUBLIC_URL: 'http://localhost:4600', HOST: '0.0.0.0' },
    { ...issuer, HOST: '0.0.0.0' },
    { ...issuer, OIDC_ISSUER: 'http://127.0.0.1:9000' },
    { DATABASE_URL: 'postgres://me@localhost/flowlens' },
    { DATABASE_URL: 'postgres://me@db/flowlens?host=/run/postgresql' },
    { DATABASE_URL: 'postgres://me@%2Frun%2Fpostgresql/flowlens' },
    { DATABASE_URL: 'postgres://db.example.com/flowlens?sslmode=require' },
    { DATABASE_URL: 'postgres://db.example.com/flowlens?ssl=true' },
    { DATABASE_URL: 'postgres://db.example.com/flowlens', PGSSLMODE: 'verify-full' },
    { ...bucket, S3_ENDPOINT: 'http://127.0.0.1:9000' },
    { ...bucket, S3_ENDPOINT: 'https://minio.example.com' },
  ])('accepts connections on this machine or with encryption: %j', (env) => {
    expect(readConfig(env).plainText).toEqual([]);
  });

  it.each([
    ['smtp://mail.example.com:587', {}, { requireTls: true, plainText: [] }],
    [
      'smtp://mail.example.com',
      { FLOWLENS_ALLOW_PLAIN_SMTP_URL: 'on' },
      { requireTls: false, plainText: ['SMTP_URL'] },
    ],
    ['smtps://mail.example.com', {}, { requireTls: false, plainText: [] }],
    ['smtp://127.0.0.1:1025', {}, { requireTls: false, plainText: [] }],
  ])('requires TLS of the mail server of another machine unless that is allowed: %s %j', (SMTP_URL, env, expected) => {
    const { mail, plainText } = readConfig({ SMTP_URL, MAIL_FROM: 'flowlens@example.com', ...env });

    expect({ requireTls: mail.requireTls, plainText }).toEqual(expected);
  });

  it('accepts an issuer without a client secret', () => {
    const env = { HOST: '0.0.0.0', OIDC_ISSUER: 'https://id.example.com/', GOOGLE_CLIENT_ID: 'client' };

    expect(readConfig(env).signIn).toEqual({
      kind: 'oidc',
      issuer: 'https://id.example.com/',
      clientId: 'client',
      clientSecret: undefined,
    });
  });
});

describe('addressOf', () => {
  it.each([
    ['127.0.0.1', 'http://127.0.0.1:4600'],
    ['::1', 'http://[::1]:4600'],
    ['0.0.0.0', 'http://localhost:4600'],
  ])('returns for %s the address %s', (host, address) => expect(addressOf(host, 4600)).toBe(address));
});
