import { beforeEach, describe, expect, it, vi } from 'vitest';
import { startExtension } from '../test-support/extension-browser.js';
import { STORED_RECORDING } from '../test-support/stored-recording.js';
import { changeRecording, readRecording, removeRecording, writeRecording } from './recording-storage.js';

vi.mock('wxt/browser', async () => import('../test-support/extension-browser.js'));

beforeEach(() => void startExtension());

describe('removeRecording', () => {
  it('removes the recording even if a change of it is still being written', async () => {
    await writeRecording(STORED_RECORDING);

    await Promise.all([changeRecording((before) => ({ ...before, isDeep: true })), removeRecording()]);

    expect(await readRecording()).toBeNull();
  });
});

describe('changeRecording', () => {
  it('does nothing without a recording', async () => {
    await changeRecording((before) => ({ ...before, isDeep: true }));

    expect(await readRecording()).toBeNull();
  });
});
