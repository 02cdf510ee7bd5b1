import { anEvent, aFlow, aRequest, aTimeline, FLOW_ID } from '@flowlens/testing';
import { act, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubClipboardOfPresses } from '../test-support/clipboard-of-presses.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { useDebugPrompt } from './use-debug-prompt.js';

type Options = NonNullable<Parameters<typeof renderFlowLensHook>[1]>;

const onNotice = vi.fn();
const copied = vi.fn<(text: string) => Promise<void>>(() => Promise.resolve());

beforeEach(() => {
  onNotice.mockClear();
  copied.mockReset().mockResolvedValue(undefined);
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } });
  return () => vi.unstubAllGlobals();
});

/** Copies the prompt of the flow, and waits for the notice. */
async function copyPrompt({ prepared = false, ...options }: Options & { prepared?: boolean } = {}) {
  const { result } = renderFlowLensHook(
    () => useDebugPrompt(FLOW_ID, { flowUrl: 'https://flowlens.example/flowlens/flow/1' }),
    { ...options, provider: { onNotice } },
  );
  act(() => {
    if (prepared) result.current.prepare();
    result.current.copyPrompt();
  });
  await waitFor(() => expect(onNotice).toHaveBeenCalledOnce());
  return copied.mock.calls[0]?.[0] ?? '';
}

describe('useDebugPrompt', () => {
  it.each([true, false])('copies a summary of the flow (prepared: %s)', async (prepared) => {
    const prompt = await copyPrompt({ prepared });

    expect(onNotice).toHaveBeenCalledWith({ tone: 'success', code: 'debugPromptCopied' });
    expect(prompt).toContain('Title: Checkout answers 500');
    expect(prompt).toContain('POST https://shop.example/api/checkout -> 500 in 340 ms');
    expect(prompt).toContain('response body: {"detail":"Voucher service is down"}');
    expect(prompt).toContain('| at pay (checkout.js:42:17)');
    expect(prompt).toContain('0:04 clicked button "Pay now"');
    expect(prompt).toContain('The button does nothing from here on.');
    expect(prompt).toContain('browser: Chrome 140.0');
    expect(prompt).toContain('<https://flowlens.example/flowlens/flow/1>');
  });

  it('stays short and names the cause in a long recording', async () => {
    const clicks = Array.from({ length: 2_000 }, (_, index) =>
      anEvent(index * 100, { type: 'dom_action', action_type: 'click', target: { tagName: 'B', id: `b${index}` } }),
    );
    const failing = aRequest(150_050, { id: 'late', method: 'PUT', url: 'https://shop.example/late', status: 503 });

    const prompt = await copyPrompt({
      db: { timelines: { [FLOW_ID]: aTimeline({ timeline: [...clicks, ...failing] }) } },
    });

    expect(prompt.length).toBeLessThanOrEqual(6_000);
    expect(prompt).toContain('1. 2:30 PUT https://shop.example/late -> 503');
    expect(prompt).toContain('2:30 clicked b#b1500');
    expect(prompt).not.toContain('b#b1900');
  });

  // The test of the tool `get_flow` expects the same text for the same recording.
  it('counts the events of a long recording as the MCP server does', async () => {
    const timeline = [
      ...Array.from({ length: 2_000 }, (_, index) =>
        anEvent(index * 100, { type: 'dom_action', action_type: 'click', target: { tagName: 'B' } }),
      ),
      ...Array.from({ length: 1_500 }, (_, index) =>
        anEvent(index * 100, { type: 'console_error', console_error_data: { message: 'Again' } }),
      ),
      ...aRequest(150_050, { id: 'late', method: 'POST', url: 'https://shop.example/api/late', status: 503 }),
    ];

    const prompt = await copyPrompt({ db: { timelines: { [FLOW_ID]: aTimeline({ timeline }) } } });

    expect(prompt).toContain('1. 2:30 POST https://shop.example/api/late -> 503');
    expect(prompt).toContain('2. 0:00 console error: Again (1500 times, last at 2:29)');
    expect(prompt).toContain('0:00 clicked b (402 times)');
  });

  it('copies the known facts about a flow without a timeline', async () => {
    const prompt = await copyPrompt({ db: { flows: [aFlow({ timeline_url: null })] } });

    expect(prompt).toContain('No timeline was recorded (captured: false).');
    expect(prompt).toContain('Title: Checkout answers 500');
  });

  it.each<[string, Options]>([
    ['flow', { handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 500 }))] }],
    ['timeline', { handlers: [http.get('*/blobs/*', () => HttpResponse.json({}, { status: 403 }))] }],
    ['file that is not a timeline', { db: { timelines: { [FLOW_ID]: '{"nothing":1}' } } }],
  ])('reports that the %s could not be loaded, and copies nothing', async (_what, options) => {
    await copyPrompt(options);

    expect(onNotice).toHaveBeenCalledWith({ tone: 'error', code: 'debugPromptCopyFailed' });
    expect(copied).not.toHaveBeenCalled();
  });

  it('copies a prompt that finishes after the press, even when the clipboard requires user activation', async () => {
    const { press, written } = stubClipboardOfPresses();
    const { result } = renderFlowLensHook(() => useDebugPrompt(FLOW_ID), { provider: { onNotice } });

    act(() => press(() => result.current.copyPrompt()));

    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ tone: 'success', code: 'debugPromptCopied' }));
    expect(written).toEqual([expect.stringContaining(FLOW_ID)]);
  });

  it('builds the prompt again for the next press, for instance after a failure', async () => {
    const { result } = renderFlowLensHook(() => useDebugPrompt(FLOW_ID), {
      provider: { onNotice },
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 403 }), { once: true })],
    });
    act(() => {
      result.current.prepare();
      result.current.copyPrompt();
    });
    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ tone: 'error', code: 'debugPromptCopyFailed' }));

    act(() => result.current.copyPrompt());

    await waitFor(() => expect(onNotice).toHaveBeenCalledWith({ tone: 'success', code: 'debugPromptCopied' }));
  });

  it('reports that the browser refused to copy', async () => {
    copied.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));

    await copyPrompt();

    expect(onNotice).toHaveBeenCalledWith({ tone: 'error', code: 'debugPromptCopyFailed' });
  });
});
