import type { Meta, StoryObj } from '@storybook/react-vite';
import { User } from 'lucide';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Icon } from '../icon/icon.js';
import { Combobox } from './combobox.js';

const meta = {
  title: 'Building blocks/Combobox',
  component: Combobox,
  args: {
    label: 'Reporter',
    placeholder: 'All Reporters',
    searchPlaceholder: 'Search reporters...',
    emptyText: 'No reporter found.',
    allowClear: true,
    value: '',
    onValueChange: fn(),
    icon: <Icon of={User} size={14} />,
    options: [
      { value: 'u1', label: 'Ann Archer' },
      { value: 'u2', label: 'Ben Baker' },
      { value: 'u3', label: 'Somebody whose name is far too long to fit into any button or list' },
    ],
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className={useRootClass()} style={{ maxWidth: 220, minHeight: 240 }}>
        <Combobox {...args} value={value} onValueChange={setValue} />
      </div>
    );
  },
} satisfies Meta<typeof Combobox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

export const Open: Story = {
  args: { value: 'u1' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Reporter' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'Ben Baker' })).toBeVisible());
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Reporter' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Search reporters...' }), 'zzz');
    await expect(screen.getByText('No reporter found.')).toBeVisible();
  },
};

export const LongValue: Story = { args: { value: 'u3' } };

export const Wrong: Story = { args: { error: 'Project is required', placeholder: 'Select a project' } };

export const Disabled: Story = { args: { disabled: true } };
