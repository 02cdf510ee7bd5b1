import { DAY_MS } from '@flowlens/core/internal';
import { viewers } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useCurrentUser } from '../session/use-current-user.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import type { DraftStorage } from './stored-drafts.js';
import { useCommentDraft } from './use-comment-draft.js';

describe('useCommentDraft', () => {
  let queryClient: QueryClient;
  beforeEach(() => {
    queryClient = new QueryClient();
  });
  const open = (commentId?: string, savedText?: string) =>
    renderFlowLensHook(() => useCommentDraft({ flowId: 'f1', commentId, savedText }), { provider: { queryClient } });

  it('keeps a draft per comment and flow after its field unmounts', () => {
    const first = open('c1', 'Saved');
    act(() => first.result.current.setText('Half a sen'));
    first.unmount();

    expect(open('c1', 'Saved').result.current).toMatchObject({ text: 'Half a sen', unsaved: true });
    expect(open('c2', 'Other').result.current).toMatchObject({ text: 'Other', unsaved: false });
    expect(open().result.current).toMatchObject({ text: '', unsaved: false });
  });

  it('drops the draft on request, or when it equals the saved text', () => {
    const { result } = open('c1', 'Saved');
    act(() => result.current.setText('New'));
    act(() => result.current.discard());
    expect(result.current).toMatchObject({ text: 'Saved', unsaved: false });

    act(() => result.current.setText('New'));
    act(() => result.current.setText('Saved'));
    expect(result.current.unsaved).toBe(false);
  });

  it('keeps newly typed text when an earlier text is discarded or put back', () => {
    const { result } = open();
    act(() => result.current.setText('Newer'));

    act(() => result.current.discard('Sent'));
    act(() => result.current.putBack({ text: 'Sent' }));
    expect(result.current.text).toBe('Newer');

    act(() => result.current.discard('Newer'));
    act(() => result.current.putBack({ text: 'Sent' }));
    expect(result.current).toMatchObject({ text: 'Sent', unsaved: true });
  });

  it('stores the held time with the draft and drops both together', () => {
    const first = open();
    act(() => first.result.current.hold(20));
    act(() => first.result.current.setText('Here'));
    first.unmount();

    const { result } = open();
    expect(result.current).toMatchObject({ text: 'Here', heldSeconds: 20 });
    act(() => result.current.hold(null));
    expect(result.current).toMatchObject({ text: 'Here', heldSeconds: null });
    act(() => result.current.hold(0));
    act(() => result.current.discard());
    expect(result.current).toMatchObject({ text: '', heldSeconds: null, unsaved: false });
  });

  it('synchronizes two fields of the same comment', () => {
    const one = open();
    const other = open();

    act(() => one.result.current.setText('Both'));

    expect(other.result.current.text).toBe('Both');
  });

  describe('with a storage', () => {
    let nowMs: number;
    beforeEach(() => {
      localStorage.clear();
      nowMs = Date.UTC(2026, 10, 28);
    });
    afterEach(() => localStorage.clear());

    /** Opens the draft as on a new visit, after the user is known. */
    async function visit(viewer = viewers.owner, draftOf: { flowId?: string; draftStorage?: DraftStorage } = {}) {
      const { flowId = 'f1', draftStorage = localStorage } = draftOf;
      const rendered = renderFlowLensHook(() => ({ draft: useCommentDraft({ flowId }), user: useCurrentUser() }), {
        db: { viewer },
        provider: { queryClient: new QueryClient(), draftStorage, now: () => nowMs },
      });
      await waitFor(() => expect(rendered.result.current.user.isSuccess).toBe(true));
      return { ...rendered, draft: () => rendered.result.current.draft };
    }

    it('restores the draft and its time after a reload and a new session', async () => {
      const { draft, unmount } = await visit();
      act(() => draft().setText('It only happens with'));
      act(() => draft().hold(20));
      unmount();

      expect((await visit()).draft()).toMatchObject({ text: 'It only happens with', heldSeconds: 20, unsaved: true });
      expect((await visit(viewers.owner, { flowId: 'f2' })).draft()).toMatchObject({ text: '', unsaved: false });
    });

    it('hides the draft from another user', async () => {
      const { draft } = await visit();
      act(() => draft().setText('Mine'));

      expect((await visit(viewers.contributor)).draft().text).toBe('');
      expect((await visit()).draft().text).toBe('Mine');
    });

    it('keeps the draft while it is sent and drops it afterwards', async () => {
      const { draft } = await visit();
      act(() => draft().setText('On its way'));

      act(() => draft().takeOut());
      expect(draft().text).toBe('');
      expect((await visit()).draft().text).toBe('On its way');

      act(() => draft().settle());
      expect((await visit()).draft().text).toBe('');
    });

    it('keeps text typed while an earlier text is saved', async () => {
      const { draft } = await visit();
      act(() => draft().setText('First'));
      act(() => draft().takeOut());
      act(() => draft().setText('Second'));

      act(() => draft().settle());

      expect((await visit()).draft().text).toBe('Second');
    });

    it('drops a draft after 30 days', async () => {
      const { draft } = await visit();
      act(() => draft().setText('Old'));
      nowMs += 30 * DAY_MS;

      expect((await visit()).draft().text).toBe('');
    });

    it('keeps the newest 50 drafts', async () => {
      for (let n = 0; n <= 50; n++) {
        const { draft, unmount } = await visit(viewers.owner, { flowId: `flow ${n}` });
        act(() => draft().setText('x'));
        unmount();
      }

      expect((await visit(viewers.owner, { flowId: 'flow 0' })).draft().text).toBe('');
      expect((await visit(viewers.owner, { flowId: 'flow 1' })).draft().text).toBe('x');
      expect((await visit(viewers.owner, { flowId: 'flow 50' })).draft().text).toBe('x');
    });

    it.each(['{', '{}', '[null, 1, {"userId": 1}]'])('ignores a storage that contains %s', async (stored) => {
      localStorage.setItem('flowlens.commentDrafts', stored);

      const { draft } = await visit();
      expect(draft().text).toBe('');
      act(() => draft().setText('New'));

      expect((await visit()).draft().text).toBe('New');
    });

    it('keeps drafts until the page closes when the browser refuses storage', async () => {
      const refuse = () => {
        throw new DOMException('No.', 'QuotaExceededError');
      };
      const draftStorage = { getItem: refuse, setItem: refuse, removeItem: refuse };
      const { draft } = await visit(viewers.owner, { draftStorage });

      act(() => draft().setText('Here only'));

      expect(draft().text).toBe('Here only');
    });
  });

  it('keeps drafts separate for each query client', () => {
    const { result } = open();
    act(() => result.current.setText('Mine'));
    queryClient = new QueryClient();

    expect(open().result.current.text).toBe('');
  });
});
