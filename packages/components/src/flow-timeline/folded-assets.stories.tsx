import { anEvent, aRequest } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { FlowTimeline } from './flow-timeline.js';
import { inPanel } from './test-support/in-panel.js';
import { anAsset, answersWith, TIMELINE_URL } from './test-support/timelines.js';

const FILES = ['app.js', 'vendor.js', 'app.css', 'inter.woff2', 'trail-blue.webp', 'trail-red.webp', 'logo.svg'];

const meta = {
  title: 'Watch/FlowTimeline/Folded assets',
  component: FlowTimeline,
  args: { timelineUrl: TIMELINE_URL, timeMs: 0 },
  decorators: [inPanel],
  parameters: {
    flowlens: answersWith([
      anEvent(0, { type: 'navigation', navigation_data: { url: 'https://shop.example/cart' } }),
      ...FILES.flatMap((file, index) => anAsset(80 + index * 12, file)),
      ...aRequest(400, { id: 'cart', status: 200 }),
      ...anAsset(600, 'missing.png', 404),
      ...anAsset(900, 'later.js'),
      anEvent(1_400, { type: 'console_info', console_info_data: { message: 'Feature flags: voucher, express' } }),
      ...aRequest(2_000, { id: 'pay', method: 'POST', url: 'https://shop.example/api/checkout', status: 304 }),
    ]),
  },
} satisfies Meta<typeof FlowTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A run of assets is one row; a failed asset and a single one show in full. */
export const Folded: Story = {
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('article', { name: '0:00.080, 7 assets' });
    await expect(within(row).getByRole('button', { name: 'Show: 7 assets' })).toBeVisible();
    await expect(canvas.getByRole('article', { name: /missing\.png, 404/ })).toBeVisible();
    await expect(canvas.getByRole('article', { name: /later\.js/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '3xx 1' })).toBeVisible();
  },
};

export const FoldedDark: Story = { ...Folded, globals: { theme: 'dark' } };

export const FoldedNarrow: Story = {
  parameters: { panelWidth: '390px' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('article', { name: '0:00.080, 7 assets' })).toBeVisible();
  },
};

/** A press shows all assets one by one, from the first of its run on. */
export const Unfolded: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('7 assets'));
    await waitFor(() => expect(canvas.getByRole('article', { name: /app\.js/ })).toHaveFocus());
    await expect(canvas.getAllByRole('article')).toHaveLength(13);
  },
};
