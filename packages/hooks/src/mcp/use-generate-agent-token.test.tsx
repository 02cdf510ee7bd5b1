import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubClipboardOfPresses } from '../test-support/clipboard-of-presses.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useGenerateAgentToken } from './use-generate-agent-token.js';

const onNotice = vi.fn();

afterEach(() => {
  onNotice.mockClear();
  vi.unstubAllGlobals();
});

function generate(options?: Parameters<typeof renderFlowLensHook>[1]) {
  const { press, written } = stubClipboardOfPresses();
  const { result } = renderFlowLensHook(() => useGenerateAgentToken(), { ...options, provider: { onNotice } });
  act(() => press(() => result.current.generate('CLAUDE_CODE')));
  return { result, written };
}

describe('useGenerateAgentToken', () => {
  it('copies a token that arrives after the press, even when the clipboard requires user activation', async () => {
    const { result, written } = generate();

    await waitFor(() => expect(onNotice).toHaveBeenCalledOnce());
    expect(onNotice).toHaveBeenCalledWith({ tone: 'success', code: 'tokenGeneratedAndCopied' });
    expect(written).toEqual(['fl_pat_claude_code']);
    expect(result.current.tokenOf('CLAUDE_CODE')).toBe('fl_pat_claude_code');
  });

  it('reports a failed token without mentioning the clipboard', async () => {
    const refused = http.post('*/auth/token', () => HttpResponse.json({ detail: 'Not now.' }, { status: 500 }));
    const { result, written } = generate({ handlers: [refused] });

    await waitFor(() => expect(onNotice).toHaveBeenCalled());
    await waitFor(() => expect(result.current.generating).toBeUndefined());
    expect(onNotice).toHaveBeenCalledExactlyOnceWith({
      tone: 'error',
      code: 'tokenGenerateFailed',
      reason: 'Not now.',
    });
    expect(written).toEqual([]);
  });
});
