import type { FlowLensClient } from '@flowlens/client';
import { NO_ENTRY_COUNTS } from '@flowlens/timeline';
import { type EngineReport, NO_COLUMNS } from '@flowlens/timeline/worker';
import { createMockClient, MockFlowLensProvider } from '@flowlens/testing';
import { act, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { stubWorker } from '../../../timeline/src/test-support/stub-worker.js';
import { useTimeline } from './use-timeline.js';

afterEach(() => vi.unstubAllGlobals());

/** A timeline and a worker that reports what the test provides. */
function renderTimeline() {
  const made = stubWorker((worker) => worker.onmessage?.({ data: { type: 'started' } }));
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({ start: (controller) => controller.close() });
  const client: FlowLensClient = {
    ...createMockClient(),
    timeline: { fetch: () => Promise.resolve({ size: null, stream, text: () => Promise.resolve('') }) },
  };
  let press: () => void = () => undefined;
  function Panel() {
    const { status, view } = useTimeline('/timeline.json');
    const [presses, setPresses] = useState(0);
    press = () => setPresses(presses + 1);
    return <p>{`${status}, ${view.length} rows, ${presses} presses`}</p>;
  }
  render(
    <MockFlowLensProvider client={client}>
      <Panel />
    </MockFlowLensProvider>,
  );
  const isRead = () => made[0]!.posted.some(([{ type }]) => type === 'end');
  const report = (rowCount: number) => made[0]!.onmessage?.({ data: reportOf(rowCount) });
  return { isRead, report, press: () => press() };
}

function reportOf(rowCount: number): EngineReport {
  const all = {
    ...NO_COLUMNS,
    entries: new Uint32Array(rowCount),
    times: new Float64Array(rowCount),
    entryCount: rowCount,
  };
  const counts = NO_ENTRY_COUNTS;
  return {
    type: 'indexed',
    index: {
      complete: false,
      loadedBytes: 10,
      all,
      folded: null,
      counts,
      metadata: null,
      pageUrl: null,
      idleStretches: [],
    },
  };
}

describe('useTimeline while the file is being read', () => {
  it('draws the first rows at once', async () => {
    const { isRead, report, press } = renderTimeline();
    await waitFor(() => expect(isRead()).toBe(true));

    report(2);
    flushSync(press);

    expect(screen.getByText('ready, 2 rows, 1 presses')).toBeInTheDocument();
  });

  it('draws later rows after pending user input', async () => {
    const { isRead, report, press } = renderTimeline();
    await waitFor(() => expect(isRead()).toBe(true));
    act(() => report(2));

    report(5);
    flushSync(press);

    expect(screen.getByText('ready, 2 rows, 1 presses')).toBeInTheDocument();
    expect(await screen.findByText('ready, 5 rows, 1 presses')).toBeInTheDocument();
  });
});
