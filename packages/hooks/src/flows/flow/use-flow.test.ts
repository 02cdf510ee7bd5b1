import type { Flow, FlowLensClient } from '@flowlens/client';
import { createMockClient, FLOW_ID } from '@flowlens/testing';
import { waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { useFlow } from './use-flow.js';

describe('useFlow', () => {
  it('aborts its request when the last observer unmounts', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const mock = createMockClient();
    const get = (_flowId: string, signal?: AbortSignal) => {
      signals.push(signal);
      return new Promise<Flow>(() => {});
    };
    const client: FlowLensClient = { ...mock, flows: { ...mock.flows, get } };
    const { unmount } = renderFlowLensHook(() => useFlow(FLOW_ID), { provider: { client } });
    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(false));

    unmount();

    await waitFor(() => expect(signals.at(-1)?.aborted).toBe(true));
  });
});
