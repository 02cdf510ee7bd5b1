import { HOUR_MS } from '@flowlens/core/internal';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Flow, FlowSummary, Member, Project } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStorage } from '../../platform/storage/open-storage.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { seedDemo } from './seed-demo.js';

const MP4 = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom', 'latin1')]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0]);

/** Writes a recording like `pnpm record:demo`. */
async function addRecording(folder: string, slug: string, flow: object): Promise<void> {
  await mkdir(join(folder, slug));
  const files = {
    'flow.json': JSON.stringify({ description: '', tags: [], video_duration_ms: 20_000, comments: [], ...flow }),
    'video.mp4': MP4,
    'preview.mp4': MP4,
    'thumbnail.jpg': JPEG,
    'timeline.json': '{"timeline":[]}',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, slug, name), content);
}

describe('seedDemo', () => {
  let server: TestServer;
  let folder = '';
  let ada: Person;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fl-seed-'));
    await addRecording(folder, 'older', {
      title: 'Cart forgets',
      reporter_email: 'ben@flowlens.test',
      recorded_at: '2026-01-01T10:00:00Z',
      tags: ['Checkout', 'cart'],
    });
    await addRecording(folder, 'newer', {
      title: 'Pay answers 500',
      reporter_email: 'cleo@flowlens.test',
      recorded_at: '2026-01-01T10:05:00Z',
      tags: ['checkout'],
      comments: [
        { author_email: 'ben@flowlens.test', content: 'First', timestamp: 12 },
        { author_email: 'ada@flowlens.test', content: 'Second', timestamp: 3 },
      ],
    });
    server = await openTestServer();
    ada = await aPerson(server.url, 'ada@flowlens.test');
    await seed();
  });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true });
  });

  const seed = () => seedDemo(server.database, openStorage(server), folder, quietLog);
  const read = async <T>(path: string, person = ada) => (await (await person.get(path)).json()) as T;
  const flows = () => read<FlowSummary[]>('/flowlens/flows');

  it('lists the demo project first for its members', async () => {
    const [demo, own] = await read<Project[]>('/systems');
    const members = await read<Member[]>(`/systems/${demo?.id}/members`);

    expect(demo).toMatchObject({ name: 'Demo shop', category: 'PERSONAL', created_by_user_id: ada.userId });
    expect(own?.is_default).toBe(true);
    expect(members.map(({ username, email, role }) => [username, email, role])).toEqual([
      ['Ada Lindqvist', 'ada@flowlens.test', 'ADMIN'],
      ['Ben Okafor', 'ben@flowlens.test', 'ADMIN'],
      ['Cleo Martins', 'cleo@flowlens.test', 'USER'],
    ]);
  });

  it('adds the recordings in order, with recent dates', async () => {
    const [newer, older] = await flows();

    expect(newer).toMatchObject({ title: 'Pay answers 500', reporter: 'Cleo Martins', comments_count: 2 });
    expect(older).toMatchObject({ title: 'Cart forgets', reporter: 'Ben Okafor', comments_count: 0 });
    expect(older?.tags.map(({ title }) => title)).toEqual(['cart', 'checkout']);
    expect(newer?.tags).toEqual([older?.tags[1]]);
    const ageHours = (Date.now() - Date.parse(older?.created_at ?? '')) / HOUR_MS;
    expect(ageHours).toBeGreaterThan(20);
    expect(ageHours).toBeLessThan(48);
    expect(Date.parse(older?.recorded_at ?? '')).toBeLessThan(Date.parse(older?.created_at ?? ''));
    const { comments, video_url, timeline_url } = await read<Flow>(`/flowlens/flow/${newer?.id}`);
    expect(comments.map(({ content, timestamp }) => [content, timestamp])).toEqual([
      ['First', 12],
      ['Second', 3],
    ]);
    expect(Buffer.from(await (await fetch(video_url ?? '')).arrayBuffer()).equals(MP4)).toBe(true);
    expect(await (await fetch(timeline_url ?? '')).json()).toEqual({ timeline: [] });
  });

  it('assigns different rights to the three people', async () => {
    const rights = async (email: string) => {
      const person = await aPerson(server.url, email);
      return (await read<FlowSummary[]>('/flowlens/flows', person)).map(({ can_edit }) => can_edit);
    };

    expect(await rights('ada@flowlens.test')).toEqual([true, true]);
    expect(await rights('ben@flowlens.test')).toEqual([true, true]);
    expect(await rights('cleo@flowlens.test')).toEqual([true, false]);
    expect(await rights('somebody@else.test')).toEqual([]);
  });

  it('changes nothing the second time, and stores no file twice', async () => {
    const blobs = async () => (await readdir(join(server.dataFolder, 'blobs'), { recursive: true })).length;
    const before = [await flows().then(withoutAddresses), await blobs()];

    await seed();

    expect([await flows().then(withoutAddresses), await blobs()]).toEqual(before);
  });

  it('adds a recording that is new since the last start', async () => {
    await addRecording(folder, 'latest', {
      title: 'Chat drops',
      reporter_email: 'ada@flowlens.test',
      recorded_at: '2026-01-01T10:10:00Z',
    });

    await seed();

    expect((await flows()).map(({ title }) => title).toSorted()).toEqual([
      'Cart forgets',
      'Chat drops',
      'Pay answers 500',
    ]);
  });

  it('rejects an invalid recording and stores nothing of it', async () => {
    await addRecording(folder, 'broken', {
      title: 'Broken',
      reporter_email: 'nobody@example.com',
      recorded_at: '2026-01-01T10:10:00Z',
    });

    await expect(seed()).rejects.toThrow('nobody@example.com is not one of the demo people');
    await rm(join(folder, 'broken'), { recursive: true });

    expect((await flows()).map(({ title }) => title)).not.toContain('Broken');
  });

  it('does not restore what people deleted', async () => {
    const { db } = server.database;
    await db.deleteFrom('flows').where('title', '=', 'Cart forgets').execute();
    await seed();
    expect((await flows()).map(({ title }) => title)).not.toContain('Cart forgets');

    await db.deleteFrom('projects').where('name', '=', 'Demo shop').execute();
    await seed();
    expect((await read<Project[]>('/systems')).map(({ name }) => name)).toEqual(['Ada Lindqvist']);
  });
});

/** Signed URLs change over time. */
function withoutAddresses(list: FlowSummary[]) {
  return list.map(({ id, created_at, tags, comments_count }) => ({ id, created_at, tags, comments_count }));
}
