import type { CreatedShareLink, Oembed, Project } from '@flowlens/client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { readConfig } from '../../platform/config/config.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';

const PUBLIC_URL = 'http://localhost:4600';
const WIKI = 'https://wiki.example';
const TITLE = 'Pay <script>alert("1")</script> & more';

describe('previews of public links', () => {
  let server: TestServer;
  let [owner, member] = [] as unknown as [Person, Person];
  let [projectId, flowId] = ['', ''];
  let link: CreatedShareLink;

  beforeAll(async () => {
    server = await openTestServer({ env: { PUBLIC_URL, FLOWLENS_EMBED_ORIGINS: WIKI } });
    [owner, member] = (await addPeople(server, 2)) as [Person, Person];
    const { db } = server.database;
    projectId = await addProject(db, owner.userId, { members: { [member.userId]: 'ADMIN' } });
    flowId = await addFlow(db, projectId, { title: TITLE, description: 'Nothing\n happens.' });
    const storage = openStorage(readConfig({ FLOWLENS_DATA: server.dataFolder }));
    const thumbnail_key = await storeBlob(db, storage, await aThumbnail());
    await db.updateTable('flows').set({ thumbnail_key, video_duration_ms: 41_250 }).where('id', '=', flowId).execute();
    link = await share();
  });
  afterAll(() => server.close());

  async function share(): Promise<CreatedShareLink> {
    return readContractResponse('createShareLink', await owner.post(`/flowlens/flow/${flowId}/share`));
  }
  const tokenOf = ({ share_url }: CreatedShareLink) => share_url.split('/').at(-1) ?? '';
  const oembed = (url: string, query = '') =>
    fetch(`${server.url}/oembed?${new URLSearchParams({ url }).toString()}${query}`);
  const picture = (of = link) => fetch(`${server.url}/flowlens/shared/${tokenOf(of)}/preview`);
  const allow = async (embed_origins: string[] | null) =>
    readContractResponse<Project>('updateProject', await owner.patch(`/systems/${projectId}`, { embed_origins }));
  const choose = (clear_preview: boolean, person = owner) =>
    person.patch(`/flowlens/flow/${flowId}/share/${link.id}`, { clear_preview });

  describe('getOembed', () => {
    it('describes a link with an escaped iframe and a preview picture', async () => {
      const response = await oembed(link.share_url);
      const body = await readContractResponse<Oembed>('getOembed', response);

      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(body).toMatchObject({
        version: '1.0',
        type: 'video',
        title: TITLE,
        provider_name: 'FlowLens',
        provider_url: PUBLIC_URL,
        thumbnail_url: `${PUBLIC_URL}/flowlens/shared/${tokenOf(link)}/preview`,
        thumbnail_width: 640,
        thumbnail_height: 360,
        width: 960,
        height: 540,
      });
      expect(body.html).toContain(`<iframe src="${link.embed_url}" title="Pay &#60;script&#62;alert(&#34;1&#34;)`);
      expect(body.html).not.toContain('<script');
    });

    it.each([
      ['&maxwidth=480', 480, 270],
      ['&maxheight=270', 480, 270],
      ['&maxwidth=4000&maxheight=4000', 960, 540],
      ['&maxwidth=1', 1, 1],
    ])('fits the iframe into %s', async (query, width, height) => {
      expect(await (await oembed(link.share_url, query)).json()).toMatchObject({ width, height });
    });

    it.each([
      ['a link with a time', '?t=83.5', 83_500],
      ['a link to an event', '?event=e1', null],
      ['a link with an invalid time', '?t=soon', null],
    ])('starts the iframe at the time of %s', async (_what, query, startMs) => {
      const { html } = (await (await oembed(link.share_url + query)).json()) as Oembed;

      const start = /src="[^"?]*(?:\?start=(\d+))?"/.exec(html ?? '')?.[1];
      expect(start ?? null).toBe(startMs === null ? null : String(startMs));
    });

    it('accepts the address of the iframe', async () => {
      expect((await oembed(`${link.embed_url}?start=5`)).status).toBe(200);
    });

    it('returns 404 for any address except that of a live public link', async () => {
      const dead = await share();
      await owner.delete(`/flowlens/flow/${flowId}/share/${dead.id}`);
      const addresses = [
        dead.share_url,
        link.share_url.replace(PUBLIC_URL, 'https://elsewhere.example'),
        `${PUBLIC_URL}/flowlens/flow/${flowId}`,
        `${link.share_url}/more`,
        `${PUBLIC_URL}/shared/flow/fl_sh_nonsense`,
        'nonsense',
        '',
      ];

      for (const address of addresses) expect([address, (await oembed(address)).status]).toEqual([address, 404]);
    });

    it('returns 501 for XML', async () => {
      expect((await oembed(link.share_url, '&format=xml')).status).toBe(501);
    });

    it('describes a link without markup when no site may embed the flow', async () => {
      await allow([]);
      const body = (await (await oembed(link.share_url)).json()) as Oembed;
      const made = await share();
      await allow(null);

      expect(body.type).toBe('link');
      expect(body).not.toHaveProperty('html');
      expect(made.embed_url).toBeNull();
      expect((await share()).embed_url).toMatch(/^http:\/\/localhost:4600\/embed\/fl_sh_/);
    });

    it('does not count as a view', async () => {
      const made = await share();
      await oembed(made.share_url);
      await picture(made);

      const { hits } = await server.database.db
        .selectFrom('share_links')
        .select('hits')
        .where('id', '=', made.id)
        .executeTakeFirstOrThrow();
      expect(Number(hits)).toBe(0);
    });
  });

  describe('getSharedPreview', () => {
    it('is blurred by default, so that details are lost', async () => {
      const response = await picture();
      const jpeg = Buffer.from(await response.arrayBuffer());

      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(await sharp(jpeg).metadata()).toMatchObject({ width: 640, height: 360 });
      expect(await sharpestEdge(jpeg)).toBeLessThan(20);
    });

    it('is clear once the person who made the link chooses so, and blurred again afterwards', async () => {
      expect((await choose(true)).status).toBe(200);
      const clear = Buffer.from(await (await picture()).arrayBuffer());
      await choose(false);
      const blurred = Buffer.from(await (await picture()).arrayBuffer());

      expect(await sharpestEdge(clear)).toBeGreaterThan(150);
      expect(await sharpestEdge(blurred)).toBeLessThan(20);
    });

    it('can be changed only by the person who made the link', async () => {
      expect((await choose(true, member)).status).toBe(403);
    });

    it('is generated once for concurrent requests', async () => {
      await Promise.all([picture(), picture(), picture()]);
      const rows = await server.database.db.selectFrom('preview_pictures').select('kind').execute();

      expect(rows.map(({ kind }) => kind).sort()).toEqual(['blurred', 'clear']);
    });

    it('is missing for a flow without a thumbnail, and for a link that has ended', async () => {
      const bare = await addFlow(server.database.db, projectId);
      const made = await readContractResponse<CreatedShareLink>(
        'createShareLink',
        await owner.post(`/flowlens/flow/${bare}/share`),
      );
      expect((await picture(made)).status).toBe(404);
      await owner.delete(`/flowlens/flow/${bare}/share/${made.id}`);
      expect((await picture(made)).status).toBe(401);
    });
  });

  describe('updateProject', () => {
    it('normalizes embed origins and rejects invalid ones', async () => {
      const project = await allow(['HTTPS://Wiki.example:443/', WIKI, 'http://localhost:3000']);
      await allow(null);

      expect(project.embed_origins).toEqual([WIKI, 'http://localhost:3000']);
      for (const text of ['*', 'https://*.example', "https://a;script-src'x'.example", 'https://wiki.example/page'])
        expect((await owner.patch(`/systems/${projectId}`, { embed_origins: [text] })).status).toBe(422);
    });
  });
});

/** Vertical black and white stripes, whose edges a blur removes. */
function aThumbnail(): Promise<Buffer> {
  const [width, height] = [640, 400];
  const pixels = Buffer.alloc(width * height * 3, 255);
  for (let at = 0; at < pixels.length; at += 3) if (Math.floor(at / 3) % 8 < 4) pixels.fill(0, at, at + 3);
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg()
    .toBuffer();
}

/** Largest difference between neighbouring pixels of the middle row. */
async function sharpestEdge(jpeg: Buffer): Promise<number> {
  const { data, info } = await sharp(jpeg).greyscale().raw().toBuffer({ resolveWithObject: true });
  const row = [...data.subarray((info.height / 2) * info.width, (info.height / 2 + 1) * info.width)];
  return Math.max(...row.slice(1).map((value, index) => Math.abs(value - (row[index] ?? 0))));
}
