import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Select } from './select.js';

const meta = {
  title: 'Building blocks/Select',
  component: Select,
  args: {
    label: 'Role',
    value: 'USER',
    onValueChange: fn(),
    options: [
      { value: 'USER', label: 'Contributor', description: 'Records flows and works on them with the team.' },
      { value: 'ADMIN', label: 'Admin' },
      { value: 'OWNER', label: 'Owner', disabled: true },
    ],
  },
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ maxWidth: 320, minHeight: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Open: Story = {
  // While the list is open the page behind is hidden from screen readers, and Tab does not lead there, as is shown below.
  parameters: { look: { width: 800 }, a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Role' }));
    const chosen = await screen.findByRole('option', {
      name: 'Contributor Records flows and works on them with the team.',
    });
    await waitFor(() => expect(chosen).toHaveFocus());
    await userEvent.tab();
    await expect(chosen).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const NothingChosen: Story = { args: { value: undefined, placeholder: 'Select a role' } };

export const Wrong: Story = { args: { value: undefined, placeholder: 'Select a role', error: 'Choose a role' } };

export const Busy: Story = { args: { busy: true } };

export const Disabled: Story = { args: { disabled: true } };
