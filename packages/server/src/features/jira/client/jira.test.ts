import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/logger.js';
import {
  FAKE_JIRA_EMAIL,
  FAKE_JIRA_TOKEN,
  type FakeJira,
  startFakeJira,
} from '../../../../test/support/jira/fake-jira.js';
import { quietLog } from '../../../../test/support/server/quiet-log.js';
import { createJira, type Jira } from './jira.js';

describe('createJira', () => {
  const signal = new AbortController().signal;
  const issue = { title: 'Checkout', description: 'Pay', projectKey: 'SHOP', type: 'Bug', marker: 'flowlens-1' };
  let fake: FakeJira;
  let jira: Jira;
  beforeAll(async () => {
    fake = await startFakeJira();
    jira = createJira({ site: fake.url, email: FAKE_JIRA_EMAIL, apiToken: FAKE_JIRA_TOKEN }, quietLog);
  });
  afterAll(() => fake.close());

  it('reports when Jira rejects the account', async () => {
    const stranger = createJira({ site: fake.url, email: FAKE_JIRA_EMAIL, apiToken: 'wrong' }, quietLog);

    await expect(stranger.issueTypes(signal)).rejects.toMatchObject({
      status: 502,
      detail: 'Jira does not accept the account of this server. Please tell your administrator.',
    });
  });

  it('reports that nothing was created when Jira cannot be reached', async () => {
    const gone = await startFakeJira();
    await gone.close();
    const unreachable = createJira({ site: gone.url, email: FAKE_JIRA_EMAIL, apiToken: FAKE_JIRA_TOKEN }, quietLog);

    await expect(unreachable.createIssue(issue, signal)).rejects.toMatchObject({ status: 502, isUnchanged: true });
  });

  it('logs why Jira cannot be reached', async () => {
    const gone = await startFakeJira();
    await gone.close();
    let logged = '';
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) });
    const log = createLogger({ log: { level: 'info', format: 'json' } }, stream);
    const unreachable = createJira({ site: gone.url, email: FAKE_JIRA_EMAIL, apiToken: FAKE_JIRA_TOKEN }, log);

    await expect(unreachable.createIssue(issue, signal)).rejects.toThrow();

    expect(JSON.parse(logged)).toMatchObject({ msg: 'Jira failed', reason: 'ECONNREFUSED' });
  });

  it.each(['error', 'unavailable', 'html', 'huge', 'nonsense', 'reset', 'cut'] as const)(
    'reports that an issue may exist when the response is lost: %s',
    async (kind) => {
      fake.fail('create', { kind });

      await expect(jira.createIssue(issue, signal)).rejects.toMatchObject({ status: 502, isUnchanged: false });
    },
  );

  it('finds an issue by its own marker only', async () => {
    const key = await jira.createIssue({ ...issue, marker: 'flowlens-found' }, signal);

    expect(await jira.findIssue('flowlens-found', signal)).toBe(key);
    expect(await jira.findIssue('flowlens-other', signal)).toBeUndefined();
    expect(jira.addressOf(key)).toBe(`${fake.url}/browse/${key}`);
  });

  describe('createJira for a project without Labels on its screen', () => {
    const unlabelled = { ...issue, projectKey: 'APP', title: 'Without labels' };
    beforeAll(() => void fake.store.withoutLabels.add('APP'));
    afterAll(() => fake.store.withoutLabels.clear());

    it('creates the issue with one retry that omits the field', async () => {
      const before = fake.calls.create;

      const key = await jira.createIssue(unlabelled, signal);

      expect(fake.calls.create).toBe(before + 2);
      expect(fake.store.titled('Without labels')).toMatchObject([{ key, fields: { project: { key: 'APP' } } }]);
      expect(fake.store.titled('Without labels')[0]?.fields.labels).toBeUndefined();
    });

    it('reports a failed retry', async () => {
      const title = 'Fails without labels';
      const before = fake.calls.create;

      await expect(jira.createIssue({ ...unlabelled, title, type: 'Epic' }, signal)).rejects.toMatchObject({
        detail: 'Jira refused this: Specify a valid issue type',
      });
      fake.fail('create', { kind: 'refusal', body: '{"errors":{"labels":"is not on the screen"}}' }, { times: 2 });
      await expect(jira.createIssue({ ...unlabelled, title }, signal)).rejects.toMatchObject({
        status: 502,
        detail: 'Jira refused this: is not on the screen',
      });

      expect(fake.calls.create).toBe(before + 3);
      expect(fake.store.titled(title)).toEqual([]);
    });

    it.each([
      ['a message that names the field', { errorMessages: ["Field 'labels' cannot be set."] }, 2],
      ['another field', { errors: { summary: 'is too long' } }, 1],
      ['no reason', {}, 1],
    ])('retries after an error with %s only if it is about the labels', async (_what, body, sent) => {
      const before = fake.calls.create;
      fake.fail('create', { kind: 'refusal', body: JSON.stringify(body) });

      await jira.createIssue({ ...issue, title: 'Refused' }, signal).catch(() => undefined);

      expect(fake.calls.create).toBe(before + sent);
    });
  });

  it('attaches a link once, even if called several times', async () => {
    const key = await jira.createIssue({ ...issue, title: 'Linked' }, signal);
    const link = { url: 'https://flowlens.example.com/shared/flow/1', title: 'Flow Link' };

    await jira.attachLink(key, link, signal);
    await jira.attachLink(key, link, signal);

    expect(fake.store.titled('Linked')[0]?.links).toMatchObject([{ object: link }]);
  });

  it('stops at a site without a last page of projects', async () => {
    const { projects } = fake.store;
    fake.store.projects = Array.from({ length: 100 }, (_, n) => ({ id: `${n}`, key: `P${n}`, name: `Project ${n}` }));
    fake.store.pageSize = 1;

    const listed = await jira.projects(signal);
    fake.store.projects = projects;

    expect(listed).toHaveLength(20);
  });
});
