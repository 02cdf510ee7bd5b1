import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Button } from '../button/button.js';
import { Popover } from './popover.js';

const meta = {
  title: 'Building blocks/Popover',
  component: Popover,
  args: {
    label: 'About this project',
    trigger: <Button>About</Button>,
    children: <p style={{ margin: 16 }}>A small window over the page, which stays usable.</p>,
  },
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ minHeight: 160 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'About' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'About this project' })).toBeVisible());
  },
};
