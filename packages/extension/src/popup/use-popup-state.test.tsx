import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { writeRecording } from '../background/recording-storage.js';
import { findPendingRecordings, type PendingRecording } from '../outgoing/pending-recordings.js';
import { startExtension } from '../test-support/extension-browser.js';
import { STORED_RECORDING } from '../test-support/stored-recording.js';
import { usePopupState } from './use-popup-state.js';

vi.mock('wxt/browser', async () => import('../test-support/extension-browser.js'));
vi.mock('../outgoing/pending-recordings.js', () => ({ findPendingRecordings: vi.fn() }));

beforeEach(() => void startExtension());

describe('usePopupState', () => {
  it('returns a recording that starts while unsent recordings are being read', async () => {
    const pending = Promise.withResolvers<PendingRecording[]>();
    vi.mocked(findPendingRecordings).mockReturnValue(pending.promise);
    const { result } = renderHook(usePopupState);
    await waitFor(() => expect(findPendingRecordings).toHaveBeenCalled());

    await writeRecording(STORED_RECORDING);
    pending.resolve([]);

    await waitFor(() => expect(result.current).not.toBeNull());
    expect(result.current?.recording).toEqual(STORED_RECORDING.view);
  });
});
