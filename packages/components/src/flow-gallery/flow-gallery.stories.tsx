import type { Meta, StoryObj } from '@storybook/react-vite';
import { aFlow, aTag } from '@flowlens/testing';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { FlowGallery } from './flow-gallery.js';

const meta = {
  title: 'Product/FlowGallery',
  component: FlowGallery,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof FlowGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

const id = (index: number) => `9f3a1b2c-5d6e-4f70-8a9b-${String(index).padStart(12, '0')}`;
const tags = ['checkout', 'payment', 'regression', 'safari', 'mobile'].map((title) => aTag({ id: title, title }));

const flows = [
  aFlow(),
  aFlow({ id: id(1), title: 'Websocket drops while the cart is open', tags, created_at: '2026-03-04T11:48:00.000Z' }),
  aFlow({ id: id(2), title: 'Images load slowly on the product page', tags: [], video_duration_ms: 95_000 }),
  aFlow({
    id: id(3),
    title: 'Voucher field forgets what was typed when the page is left and entered again',
    reporter: 'Cleo Carter',
  }),
  aFlow({
    id: id(4),
    title: 'Still on its way',
    recording_status: 'in_progress',
    thumbnail_url: null,
    video_duration_ms: null,
  }),
  aFlow({ id: id(5), title: 'Recording broke off', recording_status: 'failed', thumbnail_url: null, tags: [] }),
];

export const Default: Story = {
  parameters: { flowlens: { flows } },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await expect(link).toHaveAttribute('href', `/flowlens/flow/${flows[0]!.id}`);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(flows.length);
  },
};

export const PreviewOnHover: Story = {
  parameters: { flowlens: { flows: flows.slice(0, 1) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.hover(await canvas.findByRole('article'));
    await waitFor(() => expect(canvasElement.querySelector('video')?.playbackRate).toBe(1.5));
    await userEvent.unhover(canvas.getByRole('article'));
    await waitFor(() => expect(canvasElement.querySelector('video')).toBeNull());
  },
};

export const BrokenThumbnail: Story = {
  parameters: { flowlens: { flows: [aFlow({ thumbnail_url: '/gone.svg' })] } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('link', { name: 'Checkout answers 500' });
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
  },
};

export const MorePages: Story = {
  parameters: {
    flowlens: { flows: Array.from({ length: 55 }, (_, index) => aFlow({ id: id(index), title: `Flow ${index + 1}` })) },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more flows' }));
    await expect(await canvas.findByRole('link', { name: 'Flow 55' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more flows' })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flows', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading Flows');
  },
};

export const Empty: Story = {
  parameters: { flowlens: { flows: [] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No flows available')).toBeVisible();
  },
};

export const NoMatch: Story = {
  args: { filters: { search: 'nothing like it', tags: [], reporter: '' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No flows match your search')).toBeVisible();
  },
};

export const LoadFailure: Story = {
  parameters: {
    msw: { handlers: [http.get('*/flowlens/flows', () => HttpResponse.json({}, { status: 500 }))] },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to load flows');
  },
};

export const Dark: Story = { parameters: { flowlens: { flows } }, globals: { theme: 'dark' } };

export const Translated: Story = {
  parameters: { flowlens: { flows: [aFlow({ tags: [] })] } },
  args: { messages: { label: 'Enregistrements', noTags: 'Sans étiquette' } },
};
