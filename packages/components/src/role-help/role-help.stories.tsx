import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { useRootClass } from '../provider/use-root-class.js';
import { RoleHelp } from './role-help.js';

const meta = {
  title: 'Product/RoleHelp',
  component: RoleHelp,
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ minHeight: 560 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RoleHelp>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Role Authorities' }));
    await expect(await screen.findByRole('dialog', { name: 'Role Authorities' })).toHaveTextContent('Contributor');
  },
};
