import sharp from 'sharp';
import { reportUsage } from '../../../platform/sandbox/report-usage.js';
import type { FromPictureChild, ToPictureChild } from './messages.js';
import { PREVIEW_SIZE } from './preview-size.js';

// Process that makes a preview picture. It is isolated, because a hostile video may have compromised the process that
// made the thumbnail.

const QUALITY = 78;
/** Width at which no text or face can be recovered. */
const BLUR_WIDTH_PX = 16;

if (!process.send) throw new Error('This process is started by the server.');
// The channel closes whenever the server ends, for any reason.
process.on('disconnect', () => process.exit(0));
reportUsage();

process.on('message', (task: ToPictureChild) => void run(task));

async function run({ thumbnail, kind }: ToPictureChild): Promise<void> {
  try {
    const source = kind === 'blurred' ? await shrink(thumbnail) : thumbnail;
    const picture = sharp(source).resize({ ...PREVIEW_SIZE, kernel: 'cubic' });
    await send({ kind: 'done', jpeg: await picture.jpeg({ quality: QUALITY, mozjpeg: true }).toBuffer() });
  } catch {
    await send({ kind: 'unusable' });
  }
  process.disconnect();
}

function shrink(thumbnail: Uint8Array): Promise<Buffer> {
  const height = Math.round((BLUR_WIDTH_PX * PREVIEW_SIZE.height) / PREVIEW_SIZE.width);
  return sharp(thumbnail).resize({ width: BLUR_WIDTH_PX, height }).png().toBuffer();
}

function send(message: FromPictureChild): Promise<void> {
  return new Promise((resolve) => process.send?.(message, () => resolve()));
}
