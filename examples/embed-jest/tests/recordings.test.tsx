import '@flowlens/components/styles.css';
import {
  CommentList,
  FlowGallery,
  FlowLensProvider,
  FlowPlayer,
  FlowTimeline,
  FlowView,
  ProjectSettings,
} from '@flowlens/components';
import { aFlow, aTimeline, createDb, createHandlers, FLOW_ID, PROJECT_ID, renderWithFlowLens } from '@flowlens/testing';
import { afterAll, afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { setupServer } from 'msw/node';

const db = createDb({
  flows: [aFlow({ title: 'Checkout answers 500' })],
  timelines: { [FLOW_ID]: aTimeline() },
});
const server = setupServer(...createHandlers(db));
const consoleError = jest.spyOn(console, 'error');
beforeAll(() => {
  // jsdom plays no video, and complains on the console when it is asked to load one.
  jest.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
  server.listen({ onUnhandledFrame: 'error' });
});
afterEach(() => {
  expect(consoleError.mock.calls).toEqual([]);
  consoleError.mockClear();
});
afterAll(() => server.close());

it('the gallery finds a flow by its title', async () => {
  const { findByText, findByRole, queryByText, user } = renderWithFlowLens(<FlowGallery />, {
    provider: FlowLensProvider,
  });
  await findByText('Checkout answers 500');

  await user.type(await findByRole('searchbox'), 'shipping');

  await findByText(/no flows/i);
  expect(queryByText('Checkout answers 500')).toBeNull();
});

it('a flow is displayed with its player', async () => {
  const { findByRole } = renderWithFlowLens(<FlowView flowId={FLOW_ID} />, { provider: FlowLensProvider });

  await findByRole('heading', { name: 'Checkout answers 500' });
  await findByRole('button', { name: /play/i });
});

it('a player is displayed by itself', async () => {
  const { findByRole } = renderWithFlowLens(<FlowPlayer flowId={FLOW_ID} />, { provider: FlowLensProvider });

  await findByRole('button', { name: /play/i });
});

it('the timeline of a flow is displayed', async () => {
  const { findAllByRole } = renderWithFlowLens(
    <FlowTimeline flowId={FLOW_ID} timelineUrl={db.flows[0]!.timeline_url} />,
    { provider: FlowLensProvider },
  );

  expect((await findAllByRole('article')).length).toBeGreaterThan(3);
});

it('the comment list adds a comment', async () => {
  const { findByRole, findByText, user } = renderWithFlowLens(<CommentList flowId={FLOW_ID} />, {
    provider: FlowLensProvider,
  });

  await user.type(await findByRole('textbox'), 'Happens in staging too');
  await user.keyboard('{Control>}{Enter}{/Control}');

  await findByText('Happens in staging too');
});

it('the settings of a project are displayed', async () => {
  const { findByRole } = renderWithFlowLens(<ProjectSettings projectId={PROJECT_ID} />, {
    provider: FlowLensProvider,
  });

  await findByRole('textbox', { name: /name/i });
});
