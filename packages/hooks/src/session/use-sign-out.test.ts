import { aComment, aFlow, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useCommentDraft } from '../comments/use-comment-draft.js';
import { useDeleteComment } from '../comments/use-delete-comment.js';
import { useProjects } from '../projects/use-projects.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useSignOut } from './use-sign-out.js';

describe('useSignOut', () => {
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  const onFailure = vi.fn();

  beforeEach(() => {
    order.length = 0;
    onFailure.mockClear();
    localStorage.setItem('activeSystemId', 'p1');
  });

  const useAll = () => ({
    projects: useProjects(),
    cache: useFlowLens().queryClient.getQueryCache(),
    signOut: useSignOut({
      storage: localStorage,
      endSignInSession: async () => note('sign-in service')(),
      resetClientState: note('client state'),
      onSignedOut: note('reload'),
      onFailure,
    }),
  });

  it('ends the session, clears storage, cache and client state, and reports when it is done', async () => {
    const { result, db } = renderFlowLensHook(useAll);
    await waitFor(() => expect(result.current.projects.isSuccess).toBe(true));

    await act(() => result.current.signOut());

    expect(db.viewer).toBeNull();
    expect(localStorage).toHaveLength(0);
    expect(result.current.cache.getAll()).toEqual([]);
    expect(order).toEqual(['sign-in service', 'client state', 'reload']);
    expect(onFailure).not.toHaveBeenCalled();
  });

  it('drops unsaved comment drafts, even in an open field', async () => {
    const { result } = renderFlowLensHook(() => ({ ...useAll(), draft: useCommentDraft({ flowId: FLOW_ID }) }), {
      provider: { draftStorage: localStorage },
    });
    await waitFor(() => expect(result.current.projects.isSuccess).toBe(true));
    act(() => result.current.draft.setText('It only happens with'));
    expect(result.current.draft).toMatchObject({ text: 'It only happens with', unsaved: true });

    await act(() => result.current.signOut());

    expect(result.current.draft).toMatchObject({ text: '', unsaved: false });
    expect(localStorage).toHaveLength(0);
  });

  it('first sends a deletion that could still be undone', async () => {
    const comment = aComment();
    const { result, db } = renderFlowLensHook(() => ({ ...useAll(), deletion: useDeleteComment(FLOW_ID) }), {
      db: { flows: [aFlow({ comments: [comment] })] },
    });
    await waitFor(() => expect(result.current.projects.isSuccess).toBe(true));
    act(() => result.current.deletion.run(comment));

    await act(() => result.current.signOut());

    expect(db.viewer).toBeNull();
    expect(db.flows[0]?.comments).toEqual([]);
  });

  it('continues after a failed request and reports it', async () => {
    const { result } = renderFlowLensHook(useAll, {
      handlers: [http.post('*/auth/logout', () => HttpResponse.error())],
    });
    await waitFor(() => expect(result.current.projects.isSuccess).toBe(true));

    await act(() => result.current.signOut());

    expect(onFailure).toHaveBeenCalledTimes(1);
    expect(localStorage).toHaveLength(0);
    expect(order).toEqual(['sign-in service', 'client state', 'reload']);
  });

  it('continues when everything else fails too', async () => {
    const fail = () => {
      throw new Error('a fault of the host');
    };
    const onSignedOut = vi.fn();
    const { result } = renderFlowLensHook(() => ({
      projects: useProjects(),
      signOut: useSignOut({
        storage: { clear: fail },
        endSignInSession: fail,
        resetClientState: fail,
        onSignedOut,
        onFailure,
      }),
    }));
    await waitFor(() => expect(result.current.projects.isSuccess).toBe(true));

    await act(() => result.current.signOut());

    expect(onFailure).toHaveBeenCalledTimes(3);
    expect(onSignedOut).toHaveBeenCalledTimes(1);
  });
});
