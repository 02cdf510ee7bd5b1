import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide';
import { expect } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { Icon } from '../icon/icon.js';
import { TextField } from './text-field.js';

const meta = {
  title: 'Building blocks/TextField',
  component: TextField,
  args: { label: 'Project Name *', placeholder: 'My Team Project' },
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Project Name *'), 'Web shop');
    await expect(canvas.getByRole('textbox')).toHaveValue('Web shop');
  },
};

export const HiddenLabel: Story = {
  args: {
    label: 'Search Flows',
    hideLabel: true,
    icon: <Icon of={Search} size={14} />,
    placeholder: 'Search',
  },
};

export const Wrong: Story = {
  args: { error: 'Project name is required' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Project name is required');
  },
};

export const WithCounter: Story = {
  args: { label: 'Title', counter: '8/51 characters', defaultValue: 'Checkout' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('8/51 characters');
  },
};

export const Dark: Story = { ...Wrong, globals: { theme: 'dark' } };
