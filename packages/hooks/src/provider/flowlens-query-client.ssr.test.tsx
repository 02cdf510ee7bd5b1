// @vitest-environment node
import { FLOW_ID, MockFlowLensProvider } from '@flowlens/testing';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFlow } from '../flows/flow/use-flow.js';

describe('createFlowLensQueryClient on a server', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('leaves no timer that would keep a rendered tree in memory', () => {
    const State = () => useFlow(FLOW_ID).status;
    const html = renderToString(
      <MockFlowLensProvider>
        <State />
      </MockFlowLensProvider>,
    );

    expect(html).toBe('pending');
    expect(vi.getTimerCount()).toBe(0);
  });
});
