import type { BrowserContext } from 'playwright';
import { injectedScript } from './injected-script.js';

const ADDRESS = 'http://capture.localhost/';

export interface TabCapture {
  /** Ends the capture and answers with the video as MediaRecorder wrote it: a fragmented MP4. */
  stop: () => Promise<Buffer>;
}

/** Opens a second tab that captures the one with the clapperboard. */
export async function captureTab(context: BrowserContext): Promise<TabCapture> {
  await context.route(ADDRESS, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Capture</title>' }),
  );
  const pieces: Buffer[] = [];
  const page = await context.newPage();
  await page.exposeBinding('flowlensVideo', (_source, piece: string) => void pieces.push(Buffer.from(piece, 'base64')));
  await page.goto(ADDRESS);
  await page.addScriptTag({ content: injectedScript('capture-tab'), type: 'module' });
  await page.waitForFunction('typeof startCapture === "function"');
  await page.evaluate('startCapture()');
  return {
    stop: async () => {
      await page.evaluate('stopCapture()');
      await page.close();
      return Buffer.concat(pieces);
    },
  };
}
