import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { TextArea } from './text-area.js';

const meta = {
  title: 'Building blocks/TextArea',
  component: TextArea,
  args: { label: 'Description', placeholder: 'Optional description' },
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Description'), 'Two{Enter}lines');
    await expect(canvas.getByRole('textbox')).toHaveValue('Two\nlines');
  },
};

export const WithCounter: Story = {
  args: { counter: '12/201 characters', defaultValue: 'Twelve chars' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('12/201 characters');
  },
};

export const Wrong: Story = { args: { error: 'Description is required', counter: '0/201 characters' } };

export const Disabled: Story = { args: { disabled: true } };
