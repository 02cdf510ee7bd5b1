import { fireEvent, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { useAfterPress } from './use-after-press.js';

function open() {
  const { result, unmount } = renderHook(useAfterPress);
  const run = vi.fn();
  return { run, unmount, afterPress: () => result.current(run) };
}

describe('useAfterPress', () => {
  it('runs the callback at once when nothing is pressed', () => {
    const { run, afterPress } = open();

    afterPress();

    expect(run).toHaveBeenCalledOnce();
  });

  it.each([
    ['a release', () => fireEvent.mouseUp(document.body)],
    [
      'a drag, which ends without a release',
      () => fireEvent(document.body, new Event('pointercancel', { bubbles: true })),
    ],
  ])('waits for %s', (_end, end) => {
    const { run, afterPress } = open();
    fireEvent.mouseDown(document.body);

    afterPress();
    expect(run).not.toHaveBeenCalled();
    end();

    expect(run).toHaveBeenCalledOnce();
  });

  it('drops the callback when its component unmounts', () => {
    const { run, afterPress, unmount } = open();
    fireEvent.mouseDown(document.body);
    afterPress();

    unmount();
    fireEvent.mouseUp(document.body);

    expect(run).not.toHaveBeenCalled();
  });
});
