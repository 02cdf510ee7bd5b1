import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const flowFile = z.strictObject({
  title: z.string().min(1),
  description: z.string(),
  tags: z.array(z.string()),
  reporter_email: z.email(),
  recorded_at: z.iso.datetime(),
  video_duration_ms: z.int().nonnegative(),
  comments: z.array(
    z.strictObject({ author_email: z.email(), content: z.string().min(1), timestamp: z.int().nonnegative() }),
  ),
});

/** A recording in its own folder: `flow.json` and its files. */
export interface RecordedFlow extends z.output<typeof flowFile> {
  /** Name of the folder. */
  slug: string;
  video: Buffer;
  preview: Buffer;
  thumbnail: Buffer;
  timeline: Buffer;
}

/** Returns the names of the recordings below a folder. */
export async function listRecordings(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** @throws Error if a file is missing or `flow.json` is invalid */
export async function readRecording(folder: string, slug: string): Promise<RecordedFlow> {
  const file = (name: string) => readFile(join(folder, slug, name));
  const [flow, video, preview, thumbnail, timeline] = await Promise.all([
    file('flow.json'),
    file('video.mp4'),
    file('preview.mp4'),
    file('thumbnail.webp').catch(() => file('thumbnail.jpg')),
    file('timeline.json'),
  ]);
  return { ...flowFile.parse(JSON.parse(flow.toString('utf8'))), slug, video, preview, thumbnail, timeline };
}
