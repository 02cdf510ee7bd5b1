import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { useRootClass } from '../../provider/use-root-class.js';
import { CopyField } from './copy-field.js';

const meta = {
  title: 'Building blocks/CopyField',
  component: CopyField,
  args: {
    label: 'Invitation link',
    value: 'https://flowlens.example.com/join/project?project_name=Web+shop&project_id=7f1d8f5e',
    copyText: 'Copy',
    copiedText: 'Copied',
  },
  decorators: [
    (Story) => (
      <div className={useRootClass()} style={{ maxWidth: 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CopyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(args.value);
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
  },
};

export const Copied: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(await canvas.findByRole('button', { name: 'Copied' })).toBeVisible();
  },
};

/** Tabbing into the field selects its text, with the beginning in sight. */
export const Marked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    await expect(field.scrollWidth).toBeGreaterThan(field.clientWidth);
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field.value.slice(field.selectionStart!, field.selectionEnd!)).toBe(args.value);
    await expect(field.scrollLeft).toBe(0);
  },
};

export const HiddenLabel: Story = { args: { hideLabel: true } };
