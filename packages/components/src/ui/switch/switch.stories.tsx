import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Switch, type SwitchProps } from './switch.js';

function HeldSwitch({ checked, onCheckedChange, ...rest }: SwitchProps) {
  const [held, setHeld] = useState(checked);
  function change(wanted: boolean) {
    setHeld(wanted);
    onCheckedChange(wanted);
  }
  return <Switch {...rest} checked={held} onCheckedChange={change} />;
}

const meta = {
  title: 'Building blocks/Switch',
  component: Switch,
  render: (args) => <HeldSwitch {...args} />,
  decorators: [(Story) => <div className="fl-root">{<Story />}</div>],
  args: {
    label: 'Record the microphone',
    hint: 'Explain what you see while you record.',
    checked: false,
    onCheckedChange: fn(),
  },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Record the microphone' });
    await userEvent.click(canvas.getByText('Record the microphone'));
    await expect(control).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(control).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

export const On: Story = { args: { checked: true } };

export const Disabled: Story = { args: { disabled: true } };
