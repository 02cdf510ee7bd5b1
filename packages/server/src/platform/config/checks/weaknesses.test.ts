import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { newTestDatabase } from '../../../../test/support/database/test-database.js';
import { spawnFlowLens } from '../../../../test/support/server/spawned-server.js';
import { readConfig } from '../config.js';
import { weaknesses } from './weaknesses.js';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const machine = { sandbox: { kind: 'system' as const } };
const ROOT = expect.stringMatching(/^The server runs as root/) as string;
const isRoot = process.getuid?.() === 0;

/** A team server without weaknesses. */
const SECURE = {
  HOST: '0.0.0.0',
  PUBLIC_URL: 'https://flowlens.example.com',
  FLOWLENS_TRUST_PROXY: '10.0.0.0/8',
  FLOWLENS_DATA: folder,
  FLOWLENS_SECRET: '4f9a51c0e7b2d83664f9a51c0e7b2d83',
  OIDC_ISSUER: 'https://id.example.com',
  GOOGLE_CLIENT_ID: 'client',
  DATABASE_URL: 'postgres://db.example.com/flowlens?sslmode=verify-full',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'flowlens@example.com',
};

function found(change: Record<string, string>): string[] {
  const env = { ...SECURE, ...change };
  return weaknesses(readConfig(env), env, machine).filter(
    (sentence) => !sentence.startsWith('The server runs as root'),
  );
}

describe('weaknesses', () => {
  it('returns none for a well configured server', () => {
    expect(found({})).toEqual([]);
    expect(weaknesses(readConfig(SECURE), SECURE, machine)).toEqual(isRoot ? [ROOT] : []);
  });

  it.each([{ FLOWLENS_ALLOWED_DOMAINS: 'example.com' }, { FLOWLENS_ALLOWED_EMAILS: 'ann@example.com' }])(
    'returns none for Google sign-in with a list: %j',
    (list) => {
      expect(found({ OIDC_ISSUER: '', GOOGLE_CLIENT_SECRET: 'hush', ...list })).toEqual([]);
    },
  );

  it('returns none for a trial server that only this machine can reach', () => {
    const env = { FLOWLENS_DATA: folder, FLOWLENS_LIMIT_READS: '0' };

    expect(weaknesses(readConfig(env), env, machine)).toEqual([]);
  });

  it.each<[Record<string, string>, RegExp]>([
    [
      { PUBLIC_URL: 'http://flowlens.example.com', FLOWLENS_ALLOW_PLAIN_PUBLIC_URL: 'on' },
      /^FLOWLENS_ALLOW_PLAIN_PUBLIC_URL: /,
    ],
    [{ SMTP_URL: 'smtp://mail', FLOWLENS_ALLOW_PLAIN_SMTP_URL: 'on' }, /^FLOWLENS_ALLOW_PLAIN_SMTP_URL: /],
    [{ SMTP_URL: 'smtps://mail?tls.rejectUnauthorized=false' }, /^SMTP_URL: .*any certificate/],
    [{ DATABASE_URL: 'postgres://db/flowlens?sslmode=no-verify' }, /^DATABASE_URL: .*any certificate/],
    [{ ALLOWED_ORIGINS: 'http://tools.example.com,http://localhost:3000' }, /^ALLOWED_ORIGINS: .*tools/],
    [{ OIDC_ISSUER: '', GOOGLE_CLIENT_SECRET: 'hush' }, /^FLOWLENS_ALLOWED_DOMAINS: everybody with a Google account/],
    [{ FLOWLENS_TRUST_PROXY: '' }, /^FLOWLENS_TRUST_PROXY: PUBLIC_URL is https/],
    [{ FLOWLENS_TRUST_PROXY: '0.0.0.0/0,10.0.0.1' }, /^FLOWLENS_TRUST_PROXY: 0\.0\.0\.0\/0/],
    [{ FLOWLENS_SECRET: 'changeme'.repeat(4) }, /^FLOWLENS_SECRET: /],
    [{ SMTP_URL: '' }, /^SMTP_URL: invitations are not sent/],
    [{ DATABASE_URL: '' }, /^DATABASE_URL: a power cut/],
    [{ FLOWLENS_MIN_FREE_MB: '0' }, /^FLOWLENS_MIN_FREE_MB: /],
    [{ FLOWLENS_LOG_LEVEL: 'error' }, /^FLOWLENS_LOG_LEVEL: /],
    [{ FLOWLENS_LIMIT_SIGN_IN: '0', FLOWLENS_LIMIT_READS: '0' }, /^FLOWLENS_LIMIT_SIGN_IN, FLOWLENS_LIMIT_READS: /],
    [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, /^NODE_TLS_REJECT_UNAUTHORIZED: /],
  ])('returns the setting and the remedy for %j', (change, sentence) => {
    expect(found(change)).toEqual([expect.stringMatching(sentence)]);
  });
});

describe('weaknesses of the environment', () => {
  it.each(['node', 'none'] as const)('reports what a hostile video can do in the sandbox %s, and why', (kind) => {
    const sentences = weaknesses(readConfig(SECURE), SECURE, { sandbox: { kind, reason: 'there is no bwrap' } });

    expect(sentences).toContainEqual(expect.stringMatching(/^FLOWLENS_MEDIA_SANDBOX: .*\(there is no bwrap\)/));
  });
});

describe('flowlens serve', () => {
  it('lists every weakness at start, once it is ready', async () => {
    const data = mkdtempSync(join(folder, 'open-'));
    chmodSync(data, 0o755);
    await newTestDatabase(data);
    const server = spawnFlowLens(['serve'], {
      FLOWLENS_DATA: data,
      FLOWLENS_LOG_FORMAT: 'pretty',
      PORT: '0',
      PUBLIC_URL: 'http://flowlens.example.com',
      FLOWLENS_ALLOW_PLAIN_PUBLIC_URL: 'on',
      OIDC_ISSUER: 'https://id.example.com',
      GOOGLE_CLIENT_ID: 'client',
      FLOWLENS_LIMIT_WRITES: '0',
      FLOWLENS_MEDIA_SANDBOX: 'off',
    });
    await server.ready;
    server.process.kill('SIGTERM');
    await server.exited;
    const [, block = ''] = server.output().split('Security warnings (see docs/operating/secure.md):\n');

    expect(block.split('\n').filter((line) => line.startsWith('  - '))).toEqual([
      `  - FLOWLENS_DATA: other users of this machine may enter ${data} (mode 0755). Run chmod 700 on it.`,
      expect.stringMatching(/^ {2}- FLOWLENS_ALLOW_PLAIN_PUBLIC_URL: /) as string,
      expect.stringMatching(/^ {2}- SMTP_URL: /) as string,
      expect.stringMatching(/^ {2}- DATABASE_URL: /) as string,
      expect.stringMatching(/^ {2}- FLOWLENS_LIMIT_WRITES: /) as string,
      expect.stringMatching(/^ {2}- FLOWLENS_MEDIA_SANDBOX: .*\(it is off\)/) as string,
      ...(isRoot ? [expect.stringMatching(/^ {2}- The server runs as root/) as string] : []),
    ]);
  });
});
