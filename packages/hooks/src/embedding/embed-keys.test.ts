import { anEmbedKey, aProject, PROJECT_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useEmbedKeyActions } from './use-embed-key-actions.js';
import { useEmbedKeys } from './use-embed-keys.js';
import { useMadeEmbedKey } from './use-made-embed-key.js';

const project = aProject();

describe('useEmbedKeys', () => {
  it('lists a created key, whose secret stays for the visit, until it is revoked', async () => {
    const { result, db, unmount } = renderFlowLensHook(() => ({
      keys: useEmbedKeys(project),
      made: useMadeEmbedKey(PROJECT_ID),
      actions: useEmbedKeyActions(PROJECT_ID),
    }));
    await waitFor(() => expect(result.current.keys.data).toEqual([]));

    act(() => result.current.actions.create.run({ name: 'Ticket desk' }));
    await waitFor(() => expect(result.current.keys.data).toMatchObject([{ name: 'Ticket desk' }]));
    const [key] = result.current.keys.data ?? [];
    expect(result.current.made).toMatchObject({ id: key?.id, key: expect.stringMatching(/^fl_ek_/) as string });

    act(() => result.current.actions.revoke.run({ id: key?.id ?? '', name: 'Ticket desk' }));
    expect(result.current.actions.revoke.pending).toHaveLength(1);
    expect(db.embedKeys[PROJECT_ID]).toHaveLength(1);
    // The call is sent at the latest when the list closes.
    unmount();
    await waitFor(() => expect(db.embedKeys[PROJECT_ID]).toEqual([]));
  });

  it('sends no request for a contributor', () => {
    const { result } = renderFlowLensHook(
      () => useEmbedKeys(aProject({ user_role: 'USER', created_by_user_id: 'x' })),
      { db: { embedKeys: { [PROJECT_ID]: [anEmbedKey()] } } },
    );

    expect(result.current.fetchStatus).toBe('idle');
  });
});
