import { FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { SequenceDiagram } from './sequence-diagram.js';

const meta = {
  title: 'Product/SequenceDiagram',
  component: SequenceDiagram,
  args: { flowId: FLOW_ID, flowTitle: 'Checkout answers 500' },
  decorators: [
    (Story) => (
      <div style={{ height: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SequenceDiagram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('group', { name: 'Sequence diagram' })).toHaveTextContent(
      /Browser->>H1: POST \/api\/checkout/,
    );
  },
};

export const Dark: Story = { ...Default, globals: { theme: 'dark' } };

export const Narrow: Story = {
  ...Default,
  decorators: [
    (Story) => (
      <div style={{ width: 320 }}>
        <Story />
      </div>
    ),
  ],
};

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/sequence_diagram', () => delay('infinite'))] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading sequence diagram...')).toBeVisible();
  },
};

export const NothingToDraw: Story = {
  parameters: { flowlens: { timelines: { [FLOW_ID]: '[]' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to draw')).toBeVisible();
  },
};

export const LoadFailure: Story = {
  parameters: { msw: { handlers: [http.get('*/sequence_diagram', () => HttpResponse.json({}, { status: 500 }))] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('Failed to load the sequence diagram')).toBeVisible());
  },
};
