import { FLOW_ID, SHARE_TOKEN } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { FlowGallery, FlowView, SharedFlowView } from './index.js';
import { server } from './test-support/mock-server.js';
import { renderFlowLens } from './test-support/render-flowlens.js';

const requests: string[] = [];

beforeEach(() => {
  requests.length = 0;
  const record = ({ request }: { request: Request }) =>
    void requests.push(`${request.method} ${new URL(request.url).pathname}`);
  server.events.on('request:start', record);
  return () => server.events.removeListener('request:start', record);
});

/** `renderFlowLens` renders in strict mode, which mounts every component twice. */
describe('strict mode', () => {
  it.each([
    ['<FlowView />', <FlowView flowId={FLOW_ID} />, 'Checkout answers 500'],
    ['<FlowGallery />', <FlowGallery />, 'Checkout answers 500'],
    ['<SharedFlowView />', <SharedFlowView token={SHARE_TOKEN} />, 'Checkout answers 500'],
  ])('sends every request of %s once', async (_name, ui, title) => {
    renderFlowLens(ui);

    expect((await screen.findAllByText(title))[0]).toBeInTheDocument();
    await waitFor(() => expect(requests.length).toBeGreaterThan(1));
    expect(requests.filter((request, index) => requests.indexOf(request) !== index)).toEqual([]);
  });
});
