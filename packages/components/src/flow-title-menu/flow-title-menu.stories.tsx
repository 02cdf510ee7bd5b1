import { aFlow, FLOW_ID } from '@flowlens/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import { FlowTitleMenu } from './flow-title-menu.js';

const meta = {
  title: 'Watch/FlowTitleMenu',
  component: FlowTitleMenu,
  args: { flowId: FLOW_ID },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FlowTitleMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Checkout answers 500' })).toBeVisible();
  },
};

export const Open: Story = {
  parameters: { look: { width: 800 } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Checkout answers 500' }));
    await waitFor(() => expect(screen.getByText('Flow Details')).toBeVisible());
    // Edit appears once the user and the projects are loaded.
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toBeVisible());
  },
};

export const OpenDark: Story = { ...Open, globals: { theme: 'dark' } };

export const LongTitle: Story = { parameters: { flowlens: { flows: [aFlow({ title: 'W'.repeat(51) })] } } };

export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/flowlens/flow/:id', () => delay('infinite'))] } },
};
