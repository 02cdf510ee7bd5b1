import type { FlowLensClient } from '@flowlens/client';
import { countEntries } from '@flowlens/core';
import { createMockClient, MockFlowLensProvider } from '@flowlens/testing';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FakeWorker, stubWorker } from '../test-support/stub-worker.js';
import type { EngineReport } from './engine/engine-messages.js';
import { useTimeline } from './use-timeline.js';

const CHUNK_BYTES = 128 * 1024;
const CHUNKS = 16;
/** Sent ahead of an engine whose first rows nobody has drawn. */
const FIRST_CHUNKS = 2;

afterEach(() => vi.unstubAllGlobals());

/** A timeline that comes in one piece, and a worker that takes notes and says what the test says. */
function renderTimeline() {
  const made = stubWorker((worker) => worker.onmessage?.({ data: { type: 'started' } }));
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new Uint8Array(CHUNKS * CHUNK_BYTES));
      controller.close();
    },
  });
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
  const sent = (type: string) => made[0]!.posted.filter(([request]) => request.type === type).length;
  return { sent, press: () => press(), report: (data: EngineReport) => (made[0] as FakeWorker).onmessage?.({ data }) };
}

const FIRST_ROWS: EngineReport = {
  type: 'indexed',
  index: {
    complete: false,
    loadedBytes: 10,
    all: { entries: Uint32Array.of(0, 1), times: Float64Array.of(10, 20) },
    counts: countEntries([]),
    metadata: null,
    idleStretches: [],
  },
};

describe('useTimeline, of a timeline that is being read', () => {
  it('draws what somebody does meanwhile before what has come of the timeline', async () => {
    const { sent, press, report } = renderTimeline();
    await waitFor(() => expect(sent('chunk')).toBe(FIRST_CHUNKS));

    report(FIRST_ROWS);
    flushSync(press);

    expect(screen.getByText('loading, 0 rows, 1 presses')).toBeInTheDocument();
    expect(await screen.findByText('ready, 2 rows, 1 presses')).toBeInTheDocument();
  });

  it('has the rest of the file sent once its first rows are on the page', async () => {
    const { sent, report } = renderTimeline();
    await waitFor(() => expect(sent('chunk')).toBe(FIRST_CHUNKS));

    report(FIRST_ROWS);
    expect(await screen.findByText('ready, 2 rows, 0 presses')).toBeInTheDocument();

    await waitFor(() => expect(sent('end')).toBe(1));
    expect(sent('chunk')).toBe(CHUNKS);
  });
});
