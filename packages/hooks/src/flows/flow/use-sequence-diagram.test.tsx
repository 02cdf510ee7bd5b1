import { createFlowLensClient } from '@flowlens/client';
import { FLOW_ID, MOCK_API_URL } from '@flowlens/testing';
import { waitFor } from '@testing-library/react';
import { delay, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createFlowLensQueryClient } from '../../provider/flowlens-query-client.js';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { useSequenceDiagram } from './use-sequence-diagram.js';

describe('useSequenceDiagram', () => {
  it('loads the diagram, and loads it again the next time', async () => {
    const asked = vi.fn();
    const queryClient = createFlowLensQueryClient();
    const options = {
      provider: { queryClient },
      handlers: [http.get('*/sequence_diagram', () => void asked())],
    };
    const first = renderFlowLensHook(() => useSequenceDiagram(FLOW_ID), options);
    await waitFor(() => expect(first.result.current.data?.diagram).toContain('Browser->>H1: POST /api/checkout'));
    const callsBefore = asked.mock.calls.length;
    first.unmount();

    const second = renderFlowLensHook(() => useSequenceDiagram(FLOW_ID), options);

    await waitFor(() => expect(second.result.current.isSuccess).toBe(true));
    expect(asked.mock.calls.length).toBeGreaterThan(callsBefore);
  });

  it('fails when the server exceeds the time limit', async () => {
    const client = createFlowLensClient({
      baseUrl: MOCK_API_URL,
      getAccessToken: () => 'mock-token',
      timeouts: { short: 20 },
    });
    const { result } = renderFlowLensHook(() => useSequenceDiagram(FLOW_ID), {
      provider: { client },
      handlers: [http.get('*/sequence_diagram', () => delay('infinite'))],
    });

    await waitFor(() => expect(result.current.error?.name).toBe('FlowLensTimeoutError'));
  });
});
