import { RECORDING_POLL_MS } from '@flowlens/core/limits';
import { aSharedFlow, aShareLink, FLOW_ID, SHARE_TOKEN } from '@flowlens/testing';
import { focusManager } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectNoPollInBackground } from '../test-support/poll-in-background.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { isRefusedLink } from './is-refused-link.js';
import { useSharedFlow } from './use-shared-flow.js';
import { useSharedInvitation } from './use-shared-invitation.js';

const shared = (flow: Parameters<typeof aSharedFlow>[0]) => ({ sharedFlows: { [SHARE_TOKEN]: aSharedFlow(flow) } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

describe('useSharedFlow', () => {
  let asked = 0;
  const count = http.get('*/flowlens/shared/:token', () => void (asked += 1));
  beforeEach(() => void (asked = 0));

  it('polls until the video is ready', async () => {
    const { result, db } = renderFlowLensHook(() => useSharedFlow(SHARE_TOKEN), {
      db: shared({ recording_status: 'in_progress', video_url: null }),
      handlers: [count],
    });
    await waitFor(() => expect(result.current.data?.recording_status).toBe('in_progress'));

    db.sharedFlows = shared({}).sharedFlows;
    await pass(RECORDING_POLL_MS);
    await waitFor(() => expect(result.current.data?.video_url).toBe('/clip.mp4'));
    const askedUntilThen = asked;
    await pass(RECORDING_POLL_MS * 3);

    expect(asked).toBe(askedUntilThen);
  });

  it('counts as one view while it polls', async () => {
    const link = aShareLink({ id: SHARE_TOKEN.slice('fl_sh_'.length), hits: 0, last_used_at: null });
    const { result, db } = renderFlowLensHook(() => useSharedFlow(SHARE_TOKEN), {
      db: { ...shared({ recording_status: 'in_progress', video_url: null }), shareLinks: { [FLOW_ID]: [link] } },
      handlers: [count],
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await pass(RECORDING_POLL_MS);
    await waitFor(() => expect(asked).toBeGreaterThan(1));

    expect(db.shareLinks[FLOW_ID]?.[0]?.hits).toBe(1);
  });

  it('loads every page of comments', async () => {
    const [comment] = aSharedFlow().comments;
    const comments = Array.from({ length: 250 }, (_, place) => ({ ...comment!, id: `${place}`, content: `${place}` }));
    const { result } = renderFlowLensHook(() => useSharedFlow(SHARE_TOKEN), { db: shared({ comments }) });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));

    expect(result.current.data?.comments).toEqual(comments);
  });

  it('pauses while another tab has the focus', async () => {
    const { result } = renderFlowLensHook(() => useSharedFlow(SHARE_TOKEN), {
      db: shared({ recording_status: 'pending', video_url: null }),
      handlers: [count],
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    await expectNoPollInBackground(() => asked, pass);
  });

  it('continues after a failed poll, and stops at a revoked link', async () => {
    let failing = false;
    const { result, db } = renderFlowLensHook(() => useSharedFlow(SHARE_TOKEN), {
      db: shared({ recording_status: 'pending', video_url: null }),
      handlers: [
        count,
        http.get('*/flowlens/shared/:token', () => (failing ? HttpResponse.json({}, { status: 502 }) : undefined)),
      ],
    });
    await waitFor(() => expect(result.current.data).toBeDefined());

    failing = true;
    await pass(RECORDING_POLL_MS);
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 502 }));
    expect(isRefusedLink(result.current.error)).toBe(false);
    failing = false;
    db.sharedFlows = {};
    await pass(RECORDING_POLL_MS);
    await waitFor(() => expect(result.current.error).toMatchObject({ status: 401 }));
    expect(isRefusedLink(result.current.error)).toBe(true);
    const askedUntilThen = asked;
    await pass(RECORDING_POLL_MS * 3);

    expect(asked).toBe(askedUntilThen);
  });
});

describe('useSharedInvitation', () => {
  it.each([
    ['OPEN_SOURCE' as const, 1],
    ['PERSONAL' as const, 0],
  ])('requests the invitation of a project that is %s: %i times', async (system_category, times) => {
    const asked = vi.fn();
    const { result } = renderFlowLensHook(
      () => {
        const flow = useSharedFlow(SHARE_TOKEN);
        return { flow, invitation: useSharedInvitation(SHARE_TOKEN, flow.data) };
      },
      {
        db: shared({ system_category, system_name: 'Open shop' }),
        handlers: [http.get('*/flowlens/shared/invitation/:token', () => void asked())],
      },
    );
    await waitFor(() => expect(result.current.flow.data).toBeDefined());
    await waitFor(() => expect(result.current.invitation.isFetching).toBe(false));

    expect(result.current.invitation.data?.project_name).toBe(times === 1 ? 'Open shop' : undefined);
    expect(asked).toHaveBeenCalledTimes(times);
  });
});
