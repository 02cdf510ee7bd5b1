import type { Notice } from '@flowlens/core';
import { aComment, aFlow, aProject, FLOW_ID, viewers } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { isMissingFlow } from '../flows/flow/is-missing-flow.js';
import { useFlow } from '../flows/flow/use-flow.js';
import { useFlowList } from '../flows/list/use-flow-list.js';
import { createFlowLensQueryClient } from '../provider/flowlens-query-client.js';
import { server } from '../test-support/mock-server.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useFlowComments, type UseFlowCommentsResult } from './use-flow-comments.js';

const useBoth = () => ({ flow: useFlow(FLOW_ID), comments: useFlowComments(FLOW_ID) });
const refused = (method: 'post' | 'patch' | 'delete' | 'get', path: string) =>
  http[method](`*/flowlens/flow/${path}`, () => HttpResponse.json({ detail: 'The server’s words.' }, { status: 500 }));

/** Deletes the contributor's comment without the time to undo it. */
function deleteNow({ remove }: UseFlowCommentsResult) {
  remove.run(aComment());
  window.dispatchEvent(new Event('pagehide'));
}

describe('useFlowComments', () => {
  it('reads the comments of the loaded flow without another request', async () => {
    const asked = vi.fn();
    const queryClient = createFlowLensQueryClient();
    const before = renderFlowLensHook(() => useFlow(FLOW_ID), { provider: { queryClient } });
    await waitFor(() => expect(before.result.current.data).toBeDefined());
    before.unmount();

    const { result } = renderFlowLensHook(useBoth, {
      provider: { queryClient },
      handlers: [http.get('*/flow/:id/comments', () => void asked())],
    });

    expect(result.current.comments.query.data).toEqual([aComment()]);
    await waitFor(() => expect(result.current.comments.canAdd).toBe(true));
    expect(asked).not.toHaveBeenCalled();
  });

  it.each([
    ['the owner', viewers.owner, aProject(), { canEdit: false, canDelete: true }],
    ['an admin', viewers.admin, aProject({ user_role: 'ADMIN' }), { canEdit: false, canDelete: false }],
    ['its author', viewers.contributor, aProject({ user_role: 'USER' }), { canEdit: true, canDelete: true }],
  ])('grants %s the permissions of spec §6', async (_who, viewer, project, rights) => {
    const { result } = renderFlowLensHook(useBoth, { db: { viewer, projects: [project] } });

    await waitFor(() => expect(result.current.comments.canAdd).toBe(true));

    const comment = aComment();
    expect(result.current.comments.canEdit(comment)).toBe(rights.canEdit);
    expect(result.current.comments.canDelete(comment)).toBe(rights.canDelete);
  });

  it('grants nothing to a former member', async () => {
    const left = http.get('*/systems', () => HttpResponse.json([]));
    const { result } = renderFlowLensHook(useBoth, { handlers: [left] });
    await waitFor(() => expect(result.current.flow.data).toBeDefined());
    await waitFor(() => expect(result.current.comments.query.data).toBeDefined());

    expect(result.current.comments.canAdd).toBe(false);
    expect(result.current.comments.canDelete(aComment())).toBe(false);
  });

  it('keeps an added comment on the markers when an older flow request finishes late', async () => {
    let slow = false;
    const responses: ((response: Response) => void)[] = [];
    const slowRead = http.get('*/flowlens/flow/:id', () => {
      if (!slow) return undefined;
      slow = false;
      return new Promise<Response>((respond) => responses.push(respond));
    });
    const { result, db } = renderFlowLensHook(useBoth, { handlers: [slowRead] });
    await waitFor(() => expect(result.current.comments.query.data).toBeDefined());
    const before = [...db.flows];

    slow = true;
    act(() => void result.current.flow.refetch());
    await waitFor(() => expect(responses).toHaveLength(1));
    act(() => result.current.comments.add.run({ content: 'Here', timestamp: 31 }));
    await waitFor(() => expect(result.current.flow.data?.comments).toHaveLength(2));
    responses[0]?.(HttpResponse.json(before[0]));

    await waitFor(() => expect(result.current.flow.fetchStatus).toBe('idle'));
    expect(result.current.flow.data?.comments).toHaveLength(2);
  });

  it('adds the comment to the flow without changing the addresses of its playing video', async () => {
    const onNotice = vi.fn();
    const { result, db } = renderFlowLensHook(useBoth, { provider: { onNotice } });
    await waitFor(() => expect(result.current.flow.data).toBeDefined());
    const playing = result.current.flow.data?.video_url;
    db.flows = db.flows.map((flow) => ({ ...flow, video_url: '/signed-anew.mp4' }));

    act(() => result.current.comments.add.run({ content: 'Here', timestamp: 31 }));

    await waitFor(() => expect(result.current.flow.data?.comments).toHaveLength(2));
    expect(result.current.comments.query.data?.at(-1)).toMatchObject({
      content: 'Here',
      timestamp: 31,
      author_email: viewers.owner.user.email,
    });
    expect(result.current.flow.data?.video_url).toBe(playing);
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('takes over comments from a refetch of the flow, as the markers do', async () => {
    const { result, db } = renderFlowLensHook(useBoth);
    await waitFor(() => expect(result.current.flow.data).toBeDefined());
    await waitFor(() => expect(result.current.comments.query.data).toHaveLength(1));
    const colleagues = aComment({ id: 'colleagues', timestamp: 40 });
    db.flows = db.flows.map((flow) => ({ ...flow, comments: [...flow.comments, colleagues] }));

    act(() => void result.current.flow.refetch());

    await waitFor(() => expect(result.current.flow.data?.comments).toHaveLength(2));
    expect(result.current.comments.query.data).toEqual(result.current.flow.data?.comments);
  });

  it('keeps the latest comments when an older flow request finishes late', async () => {
    const responses: ((response: Response) => void)[] = [];
    let slow = false;
    const slowRead = http.get('*/flowlens/flow/:id', () =>
      slow ? new Promise<Response>((respond) => responses.push(respond)) : undefined,
    );
    const { result, db } = renderFlowLensHook(useBoth, { handlers: [slowRead] });
    await waitFor(() => expect(result.current.comments.query.data).toHaveLength(1));
    const before = db.flows[0];
    slow = true;
    act(() => void result.current.flow.refetch());
    await waitFor(() => expect(responses).toHaveLength(1));
    const colleagues = aComment({ id: 'colleagues', timestamp: 40 });
    db.flows = db.flows.map((flow) => ({ ...flow, comments: [...flow.comments, colleagues] }));
    act(() => void result.current.comments.query.refetch());
    await waitFor(() => expect(result.current.comments.query.data).toHaveLength(2));

    responses[0]?.(HttpResponse.json(before));

    await waitFor(() => expect(result.current.flow.fetchStatus).toBe('idle'));
    expect(result.current.flow.data?.comments).toHaveLength(2);
    expect(result.current.comments.query.data).toHaveLength(2);
  });

  it.each([
    ['edit', 'commentUpdated'],
    ['remove', 'commentDeleted'],
    ['refresh', 'commentsRefreshed'],
  ] as const)('reports the success of %s', async (name, code) => {
    const onNotice = vi.fn();
    const { result } = renderFlowLensHook(useBoth, { provider: { onNotice }, db: { viewer: viewers.contributor } });
    await waitFor(() => expect(result.current.comments.query.data).toBeDefined());

    act(() => {
      const { comments } = result.current;
      if (name === 'edit') comments.edit.run({ comment: aComment(), content: 'New' });
      if (name === 'remove') deleteNow(comments);
      if (name === 'refresh') comments.refresh.run();
    });

    await waitFor(() =>
      expect(onNotice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'success', code })),
    );
    await waitFor(() =>
      expect(result.current.comments.query.data?.map(({ content }) => content)).toEqual(
        { edit: ['New'], remove: [], refresh: [aComment().content] }[name],
      ),
    );
  });

  it.each([
    ['add', refused('post', 'comment'), 'commentAddFailed'],
    ['edit', refused('patch', 'comment'), 'commentUpdateFailed'],
    ['remove', refused('delete', ':id/comment/:comment'), 'commentDeleteFailed'],
    ['refresh', refused('get', ':id/comments'), 'commentsRefreshFailed'],
  ] as const)('reports a failure of %s and keeps the comments', async (name, refusal, code) => {
    const onNotice = vi.fn();
    const { result } = renderFlowLensHook(useBoth, { provider: { onNotice } });
    await waitFor(() => expect(result.current.comments.query.data).toHaveLength(1));
    server.use(refusal);

    act(() => {
      const { comments } = result.current;
      if (name === 'add') comments.add.run({ content: 'Here', timestamp: 1 });
      if (name === 'edit') comments.edit.run({ comment: aComment(), content: 'New' });
      if (name === 'remove') deleteNow(comments);
      if (name === 'refresh') comments.refresh.run();
    });

    await waitFor(() =>
      expect(onNotice).toHaveBeenLastCalledWith({ tone: 'error', code, reason: 'The server’s words.' }),
    );
    await waitFor(() => expect(result.current.comments.comments).toEqual([aComment()]));
  });

  it.each([
    ['add', 2],
    ['remove', 0],
  ] as const)('updates the comment count in lists of flows after %s', async (name, count) => {
    const { result } = renderFlowLensHook(() => ({ list: useFlowList(), comments: useFlowComments(FLOW_ID) }));
    await waitFor(() => expect(result.current.list.flows?.[0]?.comments_count).toBe(1));

    act(() => {
      const { comments } = result.current;
      if (name === 'add') comments.add.run({ content: 'Here', timestamp: 31 });
      if (name === 'remove') deleteNow(comments);
    });

    await waitFor(() => expect(result.current.list.flows?.[0]?.comments_count).toBe(count));
  });

  it('removes a comment that somebody else has already deleted', async () => {
    const onNotice = vi.fn();
    const { result, db } = renderFlowLensHook(useBoth, { provider: { onNotice } });
    await waitFor(() => expect(result.current.comments.query.data).toHaveLength(1));
    const playing = result.current.flow.data?.video_url;
    db.flows = [aFlow({ comments: [], video_url: '/signed-anew.mp4' })];

    act(() => deleteNow(result.current.comments));

    await waitFor(() => expect(result.current.comments.query.data).toEqual([]));
    expect(onNotice).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'commentDeleted' }));
    expect(result.current.flow.data?.video_url).toBe(playing);
  });

  it('omits a comment while its deletion can be undone, and shows it again once it is', async () => {
    const asked = vi.fn();
    const onNotice = vi.fn<(notice: Notice) => void>();
    const { result } = renderFlowLensHook(useBoth, {
      provider: { onNotice },
      handlers: [http.delete('*/flow/:id/comment/:comment', () => void asked())],
    });
    await waitFor(() => expect(result.current.comments.comments).toHaveLength(1));
    await waitFor(() => expect(result.current.flow.data).toBeDefined());

    act(() => result.current.comments.remove.run(aComment()));
    expect(result.current.comments.comments).toEqual([]);
    await waitFor(() => expect(result.current.flow.data?.comments).toEqual([]));
    act(() => onNotice.mock.calls[0]?.[0].undo?.run());

    expect(result.current.comments.comments).toEqual([aComment()]);
    await waitFor(() => expect(result.current.flow.data?.comments).toEqual([aComment()]));
    expect(asked).not.toHaveBeenCalled();
  });

  it.each(['remove', 'refresh'] as const)('detects during %s that somebody else has deleted the flow', async (name) => {
    const { result, db } = renderFlowLensHook(useBoth);
    await waitFor(() => expect(result.current.comments.query.data).toHaveLength(1));
    db.flows = [];

    act(() => {
      const { comments } = result.current;
      if (name === 'remove') deleteNow(comments);
      if (name === 'refresh') comments.refresh.run();
    });

    await waitFor(() => expect(isMissingFlow(result.current.flow.error)).toBe(true));
  });

  it('sends an edit with the time of the comment', async () => {
    const sent = vi.fn();
    const { result } = renderFlowLensHook(useBoth, {
      db: { flows: [aFlow({ comments: [aComment({ timestamp: 7 })] })] },
      handlers: [http.patch('*/flow/comment', async ({ request }) => void sent(await request.clone().json()))],
    });
    await waitFor(() => expect(result.current.comments.query.data).toHaveLength(1));

    act(() => result.current.comments.edit.run({ comment: result.current.comments.query.data![0]!, content: 'New' }));

    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ id: aComment().id, flow_id: FLOW_ID, content: 'New', timestamp: 7 }),
    );
  });
});
