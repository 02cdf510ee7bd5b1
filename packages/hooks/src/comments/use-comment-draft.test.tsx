import { act } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useCommentDraft } from './use-comment-draft.js';

describe('useCommentDraft', () => {
  let queryClient: QueryClient;
  beforeEach(() => {
    queryClient = new QueryClient();
  });
  const open = (commentId?: string, savedText?: string) =>
    renderFlowLensHook(() => useCommentDraft({ flowId: 'f1', commentId, savedText }), { provider: { queryClient } });

  it('outlives its field, for this comment of this flow alone', () => {
    const first = open('c1', 'Saved');
    act(() => first.result.current.setText('Half a sen'));
    first.unmount();

    expect(open('c1', 'Saved').result.current).toMatchObject({ text: 'Half a sen', unsaved: true });
    expect(open('c2', 'Other').result.current).toMatchObject({ text: 'Other', unsaved: false });
    expect(open().result.current).toMatchObject({ text: '', unsaved: false });
  });

  it('is forgotten on request, and when it is what is saved', () => {
    const { result } = open('c1', 'Saved');
    act(() => result.current.setText('New'));
    act(() => result.current.discard());
    expect(result.current).toMatchObject({ text: 'Saved', unsaved: false });

    act(() => result.current.setText('New'));
    act(() => result.current.setText('Saved'));
    expect(result.current.unsaved).toBe(false);
  });

  it('tells the other field of the same comment', () => {
    const one = open();
    const other = open();

    act(() => one.result.current.setText('Both'));

    expect(other.result.current.text).toBe('Both');
  });

  it('stays within its session', () => {
    const { result } = open();
    act(() => result.current.setText('Mine'));
    queryClient = new QueryClient();

    expect(open().result.current.text).toBe('');
  });
});
