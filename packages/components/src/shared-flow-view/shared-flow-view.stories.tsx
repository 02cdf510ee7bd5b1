import { aSharedFlow, SHARE_TOKEN } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { flowViewReady } from '../test-support/flow-view-ready.js';
import { highlightedRow } from '../test-support/highlighted-row.js';
import { videoReady } from '../test-support/story-video.js';
import { SharedFlowView } from './shared-flow-view.js';

const meta = {
  title: 'Share/SharedFlowView',
  component: SharedFlowView,
  args: { token: SHARE_TOKEN, logo: <strong>FlowLens</strong>, onTabChange: fn(), onMarkerSelect: fn() },
  parameters: { layout: 'fullscreen', flowlens: { viewer: null } },
  decorators: [
    (Story) => (
      <div style={{ height: 'min(100vh, 820px)' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SharedFlowView>;

export default meta;
type Story = StoryObj<typeof meta>;

const shows = (flow: Parameters<typeof aSharedFlow>[0]) => ({
  flowlens: { viewer: null, sharedFlows: { [SHARE_TOKEN]: aSharedFlow(flow) } },
});
const openSource = shows({ system_category: 'OPEN_SOURCE', system_name: 'Open shop' });
const answers = (resolver: Parameters<typeof http.get>[1]) => ({
  msw: { handlers: [http.get('*/flowlens/shared/:token', resolver)] },
});

export const Ready: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Checkout answers 500' })).toBeVisible();
    await expect(canvas.getByText('View Only')).toBeVisible();
    await videoReady(canvasElement);
    await userEvent.click(await canvas.findByRole('tab', { name: /Comments/ }));
    await expect(await canvas.findByText('Comments are not available for shared flows')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'New comment' })).not.toBeInTheDocument();
  },
};

/** In a small iframe of another site, whose shape is not that of the video. */
export const PlayerOnly: Story = {
  args: { layout: 'player', hide: ['promo'], renderHeader: () => null },
  decorators: [
    (Story) => (
      <div style={{ width: 390, height: 320 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await videoReady(canvasElement);
    await expect(canvas.queryByRole('tab')).not.toBeInTheDocument();
    const { width, height } = canvasElement.querySelector('.fl-shared-flow')!.getBoundingClientRect();
    await waitFor(() =>
      expect(canvas.getByRole('region', { name: 'Video player' }).getBoundingClientRect()).toMatchObject({
        width,
        height,
      }),
    );
  },
};

export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Checkout answers 500' }));
    const details = await screen.findByRole('dialog', { name: 'Flow Details' });
    await waitFor(() => expect(details).toBeVisible());
    await expect(details).toHaveTextContent('Ann Archer');
  },
};

export const OpenSource: Story = {
  parameters: { ...openSource, look: { width: 1440 } },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole('link', { name: 'Join Open shop' });
    await expect(link).toHaveAttribute(
      'href',
      expect.stringContaining('/join/project?project_name=Open+shop&project_id='),
    );
    await flowViewReady({ canvas, canvasElement });
  },
};

export const ErrorMarker: Story = {
  args: { defaultTab: 'device-info' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await videoReady(canvasElement);
    const shown = highlightedRow({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^Error at 0:06: TypeError/ }));
    await shown;
  },
};

export const LongNames: Story = {
  parameters: shows({
    title: 'W'.repeat(51),
    description: 'A long story. '.repeat(40),
    system_category: 'OPEN_SOURCE',
    system_name: 'The project with the longest name that anybody has ever given to one',
  }),
};

export const Processing: Story = {
  parameters: shows({ recording_status: 'in_progress', video_url: null, timeline_url: null, comments: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Processing Video')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: answers(() => delay('infinite')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading shared flow...')).toBeVisible();
  },
};

export const Expired: Story = {
  args: { token: 'fl_sh_old' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Unable to load flow' })).toBeVisible();
    await expect(canvas.getByText('This link has expired or is invalid')).toBeVisible();
  },
};

export const Deleted: Story = {
  parameters: answers(() => HttpResponse.json({}, { status: 404 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Flow not found')).toBeVisible();
  },
};

export const ServerFailure: Story = {
  parameters: answers(() => HttpResponse.json({}, { status: 500 })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Failed to load shared flow')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const ClosablePromo: Story = { args: { onPromoClose: fn() } };

export const WithoutPromo: Story = { args: { hide: ['promo'] } };

export const Narrow: Story = {
  ...OpenSource,
  parameters: { ...openSource, look: { width: 390 } },
  decorators: [
    (Story) => (
      <div style={{ width: 320, height: '100%' }}>
        <Story />
      </div>
    ),
  ],
};
