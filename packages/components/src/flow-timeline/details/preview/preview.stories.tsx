import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { EntryDetails } from '../entry-details.js';
import { anExchange } from '../test-support/recorded-entries.js';
import { FONT_BASE64, PNG_BASE64 } from '../test-support/recorded-files.js';

const meta = {
  title: 'Watch/FlowTimeline/Previews',
  component: EntryDetails,
  decorators: [
    (Story) => (
      <div className="fl-root fl-timeline" style={{ height: 'auto', width: '640px', maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  tags: ['!autodocs'],
} satisfies Meta<typeof EntryDetails>;

export default meta;
type Story = StoryObj<typeof meta>;

function response(type: string, responseBody: string) {
  const url = 'https://shop.example/assets/file';
  return anExchange({ url, status: 200, responseHeaders: { 'content-type': type }, responseBody });
}

export const ImageBody: Story = {
  args: { entry: response('image/png', PNG_BASE64) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('96 × 64 · 235 B')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Recorded image' })).toBeVisible();
  },
};

declare global {
  var previewRan: boolean | undefined;
}

/** An SVG is drawn, but its script does not run and its picture does not load. */
export const SvgBody: Story = {
  args: {
    entry: response(
      'image/svg+xml',
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60" onload="parent.previewRan = true">' +
        '<rect width="120" height="60" fill="#4f46e5"/><script>parent.previewRan = true</script></svg>',
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^120 × 60 · \d+ B$/)).toBeVisible();
    await expect(globalThis.previewRan).toBeUndefined();
  },
};

export const DamagedImage: Story = {
  args: { entry: response('image/png', 'bm90IGFuIGltYWdl') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The recorded image cannot be shown/)).toBeVisible();
  },
};

export const FontBody: Story = {
  args: { entry: response('font/ttf', FONT_BASE64) },
  play: async ({ canvas }) => {
    const sample = await canvas.findByRole('img', { name: 'Sample of the recorded font' });
    await waitFor(() => expect(sample).toHaveAttribute('data-state', 'ready'));
    await expect([...document.fonts].filter(({ family }) => family.includes('fl-preview'))).toHaveLength(1);
  },
};

export const DamagedFont: Story = {
  args: { entry: response('font/woff2', 'bm90IGEgZm9udCE=') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^The recorded font cannot be shown/)).toBeVisible();
  },
};
