import { COPY_FEEDBACK_MS } from '@flowlens/core/limits';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { stubClipboardOfPresses } from '../test-support/clipboard-of-presses.js';
import { useCopy } from './use-copy.js';

describe('useCopy', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  const execCommand = vi.fn<(command: string) => boolean>();

  beforeEach(() => {
    vi.useFakeTimers();
    writeText.mockReset().mockResolvedValue(undefined);
    execCommand.mockReset().mockReturnValue(true);
    vi.stubGlobal('navigator', { clipboard: { writeText } });
    document.execCommand = execCommand;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(document, 'execCommand');
  });

  it('reports success for two seconds', async () => {
    const { result } = renderHook(() => useCopy());

    await act(() => result.current.copy('flow-1'));
    expect(writeText).toHaveBeenCalledExactlyOnceWith('flow-1');
    expect(result.current.copied).toBe(true);

    act(() => void vi.advanceTimersByTime(COPY_FEEDBACK_MS - 1));
    expect(result.current.copied).toBe(true);
    act(() => void vi.advanceTimersByTime(1));
    expect(result.current.copied).toBe(false);
  });

  it('falls back to execCommand when the clipboard refuses', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    execCommand.mockImplementation(() => (document.activeElement as HTMLTextAreaElement).value === 'flow-1');
    const { result } = renderHook(() => useCopy());

    await act(() => result.current.copy('flow-1'));

    expect(result.current.copied).toBe(true);
    expect(document.querySelector('textarea')).toBeNull();
  });

  it.each([
    ['dialog', false],
    ['alertdialog', false],
    ['dialog', true],
  ])('falls back inside a %s with a focus trap (in a shadow root: %s)', async (role, inShadowRoot) => {
    const place = document.createElement('div');
    const dialog = document.createElement('div');
    dialog.setAttribute('role', role);
    const button = document.createElement('button');
    dialog.append(button);
    (inShadowRoot ? place.attachShadow({ mode: 'open' }) : place).append(dialog);
    document.body.append(place);
    button.focus();
    writeText.mockRejectedValue(new Error('denied'));
    execCommand.mockImplementation(() => dialog.querySelector('textarea')?.value === 'flow-1');
    const { result } = renderHook(() => useCopy());

    await act(() => result.current.copy('flow-1'));

    expect(result.current.copied).toBe(true);
    expect(button.matches(':focus')).toBe(true);
    place.remove();
  });

  describe('with text that is still being created', () => {
    it('starts with the press, because Safari refuses it later', async () => {
      const { press, written } = stubClipboardOfPresses();
      const { result } = renderHook(() => useCopy());
      const text = new Promise<string>((resolve) => setTimeout(() => resolve('fl_pat_1'), 500));

      const copying = press(() => result.current.copy(text));
      await act(() => vi.advanceTimersByTimeAsync(500));

      await expect(act(() => copying)).resolves.toBe(true);
      expect(written).toEqual(['fl_pat_1']);
      expect(result.current.copied).toBe(true);
    });

    it('waits for the text when the clipboard accepts only text', async () => {
      const { result } = renderHook(() => useCopy());

      await act(() => result.current.copy(Promise.resolve('fl_pat_1')));

      expect(writeText).toHaveBeenCalledExactlyOnceWith('fl_pat_1');
      expect(result.current.copied).toBe(true);
    });

    it('copies nothing when the text cannot be created', async () => {
      const { press, written } = stubClipboardOfPresses();
      const { result } = renderHook(() => useCopy());

      const copying = press(() => result.current.copy(Promise.reject(new Error('offline'))));

      await expect(act(() => copying)).resolves.toBe(false);
      expect(written).toEqual([]);
      expect(execCommand).not.toHaveBeenCalled();
      expect(result.current.refused).toBe(true);
    });
  });

  it('does not report success when both ways failed', async () => {
    writeText.mockRejectedValue(new Error('denied'));
    execCommand.mockReturnValue(false);
    const { result } = renderHook(() => useCopy());

    await expect(act(() => result.current.copy('flow-1'))).resolves.toBe(false);

    expect(result.current.copied).toBe(false);
  });
});
