import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RecorderClient } from '../recorder.js';
import { createRecorder } from './create-recorder.js';

vi.mock('../guest-site/opened-site.js', () => {
  throw new Error('The code cannot be loaded.');
});

describe('createRecorder', () => {
  it('records an opened site without its events when their code cannot be loaded', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(window);
    const client = { baseUrl: 'https://flowlens.example' } as RecorderClient;
    const recorder = createRecorder({ client, account: crypto.randomUUID() });
    onTestFinished(() => {
      recorder.dispose();
      open.mockRestore();
    });

    expect(recorder.openSite('https://shop.example/')).toBe(true);
    await recorder.start();
    console.error('Boom');
    const draft = await recorder.stop();

    expect(draft.events.map(({ type }) => type)).toEqual(['console_error']);
    expect(recorder.getSnapshot()).toMatchObject({ status: 'idle', error: null, hasSiteEvents: false });
    await draft.discard();
  });
});
