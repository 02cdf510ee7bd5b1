import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { anEmbeddedPerson, anEmbedKey, askForToken } from '../../../test/support/people/embedding.js';
import { aPerson } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer } from '../../../test/support/server/test-server.js';
import { createLogger } from './logger.js';

/** Unique secrets and addresses that must not appear in any log. */
const canaries = Array.from({ length: 40 }, (_, index) => `canary-${index}-${randomBytes(12).toString('hex')}`);
const nextCanary = (() => {
  let used = 0;
  return () => canaries[used++] ?? expect.unreachable('more canaries are needed');
})();

function encodings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [secret, bytes.toString('base64').replace(/=+$/, ''), bytes.toString('hex'), percent(bytes)];
}

function percent(bytes: Buffer): string {
  return [...bytes].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
}

it('the log contains no token, code, e-mail, address or text of callers at any level', async () => {
  const stream = new PassThrough();
  const written = text(stream);
  const server = await openTestServer({ log: createLogger({ log: { level: 'trace', format: 'json' } }, stream) });
  const { url, database } = server;
  const person = `${nextCanary()}@example.com`;
  const ann = await aPerson(url, person);
  const projectId = await addProject(database.db, ann.userId, { name: nextCanary() });
  const flowId = await addFlow(database.db, projectId, { title: nextCanary() });

  // Successful calls.
  await ann.post('/systems', { name: nextCanary(), description: nextCanary() });
  await ann.post(`/systems/${projectId}/invite`, { email: `${nextCanary()}@example.com`, role: 'USER' });
  await ann.post('/flowlens/tag', { system_id: projectId, title: nextCanary().slice(0, 11) });
  await ann.get(`/flowlens/flows?search=${nextCanary()}`);
  await ann.get(`/flowlens/flows?search=${percent(Buffer.from(nextCanary()))}`);
  await ann.get(`/flowlens/flow/${flowId}`, { 'x-request-id': nextCanary(), 'user-agent': nextCanary() });
  const shared = (await (await ann.post(`/flowlens/flow/${flowId}/share`)).json()) as { share_url: string };
  const shareToken = shared.share_url.split('/').at(-1) ?? '';
  expect((await fetch(`${url}/flowlens/shared/${shareToken}`)).status).toBe(200);
  const agent = (await (await ann.post('/auth/token', { agent_type: 'CURSOR' })).json()) as { token: string };
  const { key } = await anEmbedKey(ann, projectId, nextCanary());
  const kim = await anEmbeddedPerson(url, key, { email: `${nextCanary()}@example.com`, name: nextCanary() });
  expect((await kim.get(`/flowlens/flow/${flowId}`)).status).toBe(200);
  const tokens = [key, kim.token, shareToken, agent.token, ann.token, ann.cookie.split('=')[1] ?? ''];

  // Refused calls, each in a different way.
  const json = { 'content-type': 'application/json', 'x-requested-with': 'flowlens' };
  const signIn = (body: string) => fetch(`${url}/auth/google`, { method: 'POST', headers: json, body });
  await signIn(JSON.stringify({ code: nextCanary(), nonce: nextCanary() }));
  await signIn(JSON.stringify({ code: 'x', redirect_uri: `https://evil.example/${nextCanary()}` }));
  await signIn(`{"code":"${nextCanary()}`);
  await signIn(JSON.stringify({ [nextCanary()]: nextCanary() }));
  await fetch(`${url}/auth/google/refresh`, {
    method: 'POST',
    headers: { ...json, cookie: `fl_refresh=${nextCanary()}` },
  });
  await fetch(`${url}/systems`, {
    headers: { authorization: `Bearer ${nextCanary()}.${nextCanary()}.${nextCanary()}` },
  });
  await fetch(`${url}/systems`, { headers: { authorization: `Bearer ${agent.token}` } });
  await fetch(`${url}/flowlens/shared/fl_share_${nextCanary()}`);
  await askForToken(url, `fl_ek_${nextCanary()}`, { email: nextCanary() });
  await fetch(`${url}/systems`, { headers: { authorization: `Bearer ${key}` } });
  await kim.post('/systems', { name: nextCanary() });
  await fetch(`${url}/blobs/${nextCanary()}.mp4?signature=${nextCanary()}`);
  await fetch(`${url}/${nextCanary()}?token=${nextCanary()}#${nextCanary()}`, {
    headers: { origin: `https://${nextCanary()}.example` },
  });
  await fetch(`${url}/%zz${nextCanary()}`);

  // A failing call: the database lacks a table, and reports the statement.
  await database.pool.query('alter table comments rename to lost_comments');
  const failed = await ann.post(`/flowlens/flow/${flowId}/comments`, { content: nextCanary(), timestamp: 1 });
  const lost = await ann.get(`/flowlens/flow/${flowId}`);
  await database.pool.query('alter table lost_comments rename to comments');
  expect([failed.status, lost.status]).toContain(500);
  await server.close();
  stream.end();

  const log = await written;
  expect(log.match(/"msg":"answered"/g)?.length).toBeGreaterThan(25);
  expect(log).toContain('"route":"/flowlens/shared/:token"');
  const shown = [...canaries, ...tokens].flatMap(encodings).filter((secret) => log.includes(secret));
  expect(shown).toEqual([]);
});
