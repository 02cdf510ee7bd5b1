import { useFlowLens } from '@flowlens/hooks';
import { createMockClient, FLOW_ID, MOCK_NOW_MS } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { CommentList } from '../comment-list/comment-list.js';
import { FlowLensProvider } from './flowlens-provider.js';

const meta = {
  title: 'Session/FlowLensProvider',
  component: FlowLensProvider,
  args: {
    client: createMockClient(),
    children: <CommentList flowId={FLOW_ID} />,
    now: () => MOCK_NOW_MS,
    timeZone: 'UTC',
  },
  render: function OnAPage(args) {
    const [client] = useState(createMockClient);
    const { messages, locale } = useFlowLens();
    return <FlowLensProvider messages={messages} locale={locale} {...args} client={client} />;
  },
} satisfies Meta<typeof FlowLensProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Comments' })).toBeVisible();
  },
};

/** A section of a light page. */
export const DarkPart: Story = {
  args: { colorScheme: 'dark' },
  decorators: [
    (Story) => (
      <div style={{ padding: 16, background: '#111114', colorScheme: 'dark' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const list = await canvas.findByRole('region', { name: 'Comments' });
    await expect(getComputedStyle(list).colorScheme).toBe('dark');
  },
};

export const OtherTexts: Story = {
  args: { messages: { comments: { label: 'Commentaires' } }, locale: 'fr-FR' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Commentaires' })).toBeVisible();
  },
};
