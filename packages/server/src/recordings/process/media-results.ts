import { DAY_MS } from '@flowlens/core/internal';
import { lstat, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { codeOf } from '../../platform/errors/error-code.js';
import { MEDIA_NAMES } from '../media/media-names.js';
import type { MediaResult } from '../media/messages.js';
import { UnusableVideoError } from '../media/unusable-video-error.js';

// A hostile video may have taken over the process that read it, so its messages and files are not trusted.

const NOTES_MAX = 50;

const time = z.int().min(0).max(DAY_MS);
const RESULT = z.strictObject({
  durationMs: time,
  notes: z
    .array(
      z.strictObject({
        code: z.enum(['video_cut_short', 'video_damaged', 'sound_left_out']),
        at_ms: time.exactOptional(),
        for_ms: time.exactOptional(),
      }),
    )
    .max(NOTES_MAX),
});

/** Paths of the files made from a video. */
export type MediaPaths = Record<keyof typeof MEDIA_NAMES, string>;

/** @throws UnusableVideoError for an invalid result */
export function readResult(message: unknown): MediaResult {
  const { success, data } = RESULT.safeParse(message);
  if (!success) throw new UnusableVideoError('its process returned an invalid result');
  return data;
}

/**
 * Moves the files of a process to a folder that it cannot write to, and checks that they are regular files: the server
 * would publish the target of a link.
 *
 * @throws UnusableVideoError
 */
export async function takeFiles(from: string, to: string): Promise<MediaPaths> {
  const entries = Object.entries(MEDIA_NAMES).map(async ([kind, name]) => [kind, await takeFile(from, to, name)]);
  return Object.fromEntries(await Promise.all(entries)) as MediaPaths;
}

async function takeFile(from: string, to: string, name: string): Promise<string> {
  const path = join(to, name);
  try {
    await rename(join(from, name), path);
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw new UnusableVideoError(`its process made no ${name}`);
    throw error;
  }
  const found = await lstat(path);
  if (!found.isFile() || found.nlink !== 1)
    throw new UnusableVideoError(`its process did not make ${name} a regular file`);
  return path;
}
