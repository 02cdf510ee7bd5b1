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

  it('keeps what was typed after a text that is forgotten or put back', () => {
    const { result } = open();
    act(() => result.current.setText('Newer'));

    act(() => result.current.discard('Sent'));
    act(() => result.current.putBack({ text: 'Sent' }));
    expect(result.current.text).toBe('Newer');

    act(() => result.current.discard('Newer'));
    act(() => result.current.putBack({ text: 'Sent' }));
    expect(result.current).toMatchObject({ text: 'Sent', unsaved: true });
  });

  it('goes with the moment it is held at, and is forgotten with it', () => {
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
