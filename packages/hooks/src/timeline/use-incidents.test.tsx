import { aTimeline, createDb, createHandlers, FLOW_ID, MockFlowLensProvider } from '@flowlens/testing';
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { server } from '../test-support/mock-server.js';
import { useIncidents } from './use-incidents.js';
import { useTimeline } from './use-timeline.js';

const TIMELINE_URL = `https://api.flowlens.test/blobs/${FLOW_ID}/timeline.json`;

function readIncidents(timeline = aTimeline()) {
  server.use(...createHandlers(createDb({ timelines: { [FLOW_ID]: timeline } })));
  return renderHook(() => useIncidents(useTimeline(TIMELINE_URL)), { wrapper: MockFlowLensProvider });
}

it('useIncidents explains what went wrong once the timeline is loaded', async () => {
  const { result } = readIncidents();
  expect(result.current).toBeNull();

  await waitFor(() => expect(result.current).not.toBeNull());

  expect(result.current?.incidents).toMatchObject([
    {
      row: { kind: 'network', status: 500 },
      cause: 'Voucher service is down',
      action: { target: 'button "Pay now"' },
      echoes: [{ row: { kind: 'console_error' } }],
    },
    { row: { kind: 'javascript_error' }, cause: 'at pay (checkout.js:42:17)' },
  ]);
});

it('useIncidents reports a timeline without failures as empty', async () => {
  const { result } = readIncidents(aTimeline({ timeline: [] }));

  await waitFor(() => expect(result.current).toEqual({ incidents: [], total: 0, steps: [] }));
});
