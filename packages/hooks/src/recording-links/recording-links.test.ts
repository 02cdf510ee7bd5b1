import { aProject, aWaitingRecording, PROJECT_ID, RECORDING_LINK_TOKEN, someRecordingLinks } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFlows } from '../flows/list/use-flows.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useGuestLink } from './use-guest-link.js';
import { useRecordingLinkActions } from './use-recording-link-actions.js';
import { useRecordingLinks } from './use-recording-links.js';
import { useWaitingRecordingActions } from './use-waiting-recording-actions.js';
import { useWaitingRecordings } from './use-waiting-recordings.js';

const project = aProject();

describe('useRecordingLinks', () => {
  it('lists a created link until it is revoked', async () => {
    const db = { recordingLinks: { [PROJECT_ID]: someRecordingLinks({ links: [] }) } };
    const { result } = renderFlowLensHook(
      () => ({ links: useRecordingLinks(project), actions: useRecordingLinkActions(PROJECT_ID) }),
      { db },
    );
    await waitFor(() => expect(result.current.links.data?.links).toEqual([]));

    const input = { title: 'Show us', expires_in_days: 7, max_recordings_count: 1 };
    act(() => result.current.actions.create.run(input));
    await waitFor(() => expect(result.current.links.data?.links).toMatchObject([{ title: 'Show us' }]));
    const [link] = result.current.links.data?.links ?? [];
    act(() => result.current.actions.revoke.run({ id: link?.id ?? '' }));
    await waitFor(() => expect(result.current.links.data?.links).toEqual([]));
  });

  it('ends every link when guest recordings are turned off', async () => {
    const db = { recordingLinks: { [PROJECT_ID]: someRecordingLinks() } };
    const { result } = renderFlowLensHook(
      () => ({ links: useRecordingLinks(project), actions: useRecordingLinkActions(PROJECT_ID) }),
      { db },
    );
    await waitFor(() => expect(result.current.links.data?.links).toHaveLength(1));

    act(() => result.current.actions.setEnabled.run(false));

    await waitFor(() => expect(result.current.links.data).toMatchObject({ enabled: false, links: [] }));
  });

  it('sends no request for a contributor', () => {
    const { result } = renderFlowLensHook(() =>
      useRecordingLinks(aProject({ user_role: 'USER', created_by_user_id: 'x' })),
    );

    expect(result.current.fetchStatus).toBe('idle');
  });
});

describe('useWaitingRecordings', () => {
  it('adds an accepted recording to the lists of flows', async () => {
    const db = { flows: [], waitingRecordings: { [PROJECT_ID]: [aWaitingRecording()] } };
    const { result, db: served } = renderFlowLensHook(
      () => ({
        waiting: useWaitingRecordings(project),
        flows: useFlows({ projectId: PROJECT_ID }),
        actions: useWaitingRecordingActions(PROJECT_ID),
      }),
      { db },
    );
    await waitFor(() => expect(result.current.waiting.data).toHaveLength(1));

    act(() => result.current.actions.accept.run(aWaitingRecording()));

    await waitFor(() => expect(result.current.waiting.data).toEqual([]));
    expect(served.flows).toMatchObject([{ title: 'Paying does nothing', reporter: 'Guest' }]);
  });

  it('removes a discarded recording', async () => {
    const db = { waitingRecordings: { [PROJECT_ID]: [aWaitingRecording()] } };
    const { result } = renderFlowLensHook(
      () => ({ waiting: useWaitingRecordings(project), actions: useWaitingRecordingActions(PROJECT_ID) }),
      { db },
    );
    await waitFor(() => expect(result.current.waiting.data).toHaveLength(1));

    act(() => result.current.actions.discard.run(aWaitingRecording()));

    await waitFor(() => expect(result.current.waiting.data).toEqual([]));
  });
});

describe('useGuestLink', () => {
  it('loads what the link asks for', async () => {
    const { result } = renderFlowLensHook(() => useGuestLink(RECORDING_LINK_TOKEN));

    await waitFor(() =>
      expect(result.current.data).toMatchObject({ state: 'open', request: { title: 'The checkout fails' } }),
    );
  });
});
