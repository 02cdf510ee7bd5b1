import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { registerMediabunnyServer } from '@mediabunny/server';
import { BufferSource, EncodedPacketSink, Input, MP4, VideoSampleSink } from 'mediabunny';
import { afterAll, expect, it } from 'vitest';
import { readClip } from '../../../../test/support/recordings/make-video.js';
import { quietLog } from '../../../../test/support/server/quiet-log.js';
import { noSandbox } from '../../../platform/sandbox/sandbox.js';
import { makeMedia } from '../../process/make-media.js';
import { copyPlainMp4 } from './copy-plain-mp4.js';

const folder = mkdtempSync(join(tmpdir(), 'flowlens-plain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

registerMediabunnyServer({ hardwareContext: null });

const SECRETS = [
  '+52.5200+013.4050/',
  'Phone of Ann',
  'com.apple.quicktime.location',
  'left in free space',
  'an XMP id',
];

function box(type: string, ...content: (Buffer | string)[]): Buffer {
  const bytes = Buffer.concat(content.map((part) => (typeof part === 'string' ? Buffer.from(part) : part)));
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + bytes.length);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, bytes]);
}

/** Moves boxes to the end of the index, like cameras, and corrects the positions in the index. */
function withMetadata(clip: Buffer): Buffer {
  const [place = '', device = '', key = '', rest = '', xmp = ''] = SECRETS;
  const added = Buffer.concat([
    box('udta', box('\u00a9xyz', place), box('meta', Buffer.alloc(4), device)),
    box('meta', key),
    box('uuid', Buffer.alloc(16, 7), xmp),
  ]);
  const at = clip.indexOf('moov') - 4;
  const end = at + clip.readUInt32BE(at);
  const index = Buffer.from(clip.subarray(at, end));
  index.writeUInt32BE(index.length + added.length);
  for (let table = index.indexOf('stco'); table !== -1; table = index.indexOf('stco', table + 4))
    for (let entry = 0; entry < index.readUInt32BE(table + 8); entry += 1) {
      const position = table + 12 + 4 * entry;
      index.writeUInt32BE(index.readUInt32BE(position) + added.length, position);
    }
  return Buffer.concat([clip.subarray(0, at), index, added, clip.subarray(end), box('free', rest)]);
}

async function contentOf(bytes: Buffer) {
  using input = new Input({ source: new BufferSource(bytes), formats: [MP4] });
  const packets: string[] = [];
  for (const track of await input.getTracks())
    for await (const { timestamp, data } of new EncodedPacketSink(track).packets())
      packets.push(`${timestamp} ${Buffer.from(data).toString('base64')}`);
  let pictures = 0;
  const video = await input.getPrimaryVideoTrack();
  for await (using sample of new VideoSampleSink(video!).samples()) pictures += Number(sample.codedWidth > 0);
  return { packets, pictures };
}

it('copyPlainMp4() removes place and device from an MP4 that plays as before', async () => {
  const clip = await readClip();
  const source = join(folder, 'source');
  writeFileSync(source, withMetadata(clip));
  expect(SECRETS.filter((secret) => !readFileSync(source).includes(secret))).toEqual([]);

  const { signal } = new AbortController();
  const made = await makeMedia({ source, folder, sandbox: noSandbox, signal, log: quietLog });
  const kept = readFileSync(made.video);

  expect(SECRETS.filter((secret) => kept.includes(secret))).toEqual([]);
  expect(kept.length).toBe(readFileSync(source).length);
  const [before, after] = [await contentOf(clip), await contentOf(kept)];
  expect(after.pictures).toBeGreaterThan(0);
  expect(after).toEqual(before);
});

it.each([
  ['has a track of locations', (clip: Buffer) => clip.write('meta', clip.indexOf('vide'), 'latin1')],
  ['has an index whose boxes do not fit', (clip: Buffer) => clip.writeUInt32BE(1 << 30, clip.indexOf('trak') - 4)],
])('copyPlainMp4() rejects a file that %s', async (_what, change) => {
  const clip = Buffer.from(await readClip());
  change(clip);
  writeFileSync(join(folder, 'odd.mp4'), clip);

  expect(await copyPlainMp4(join(folder, 'odd.mp4'), join(folder, 'copy.mp4'))).toBe(false);
});
