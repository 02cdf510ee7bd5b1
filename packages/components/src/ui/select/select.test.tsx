import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { Select, type SelectProps } from './select.js';

const options = [
  { value: 'USER', label: 'Contributor' },
  { value: 'ADMIN', label: 'Admin', description: 'Manages members' },
  { value: 'OWNER', label: 'Owner', disabled: true },
];

const renderSelect = (props: Partial<SelectProps<string>> = {}) =>
  renderFlowLens(<Select label="Role" value="USER" options={options} onValueChange={vi.fn()} {...props} />);

describe('<Select />', () => {
  it('offers its options and reports the choice by keyboard alone', async () => {
    const onValueChange = vi.fn();
    const { user } = renderSelect({ onValueChange });

    await user.tab();
    expect(screen.getByRole('combobox', { name: 'Role' })).toHaveTextContent('Contributor');
    await user.keyboard('{Enter}');
    expect(screen.getByRole('option', { name: 'Owner' })).toHaveAttribute('aria-disabled', 'true');
    await user.keyboard('{ArrowDown}{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ADMIN');
    expect(screen.getByRole('combobox')).toHaveFocus();
  });

  it('shows a placeholder while nothing is chosen', () => {
    renderSelect({ value: undefined, placeholder: 'Select a role' });

    expect(screen.getByRole('combobox')).toHaveTextContent('Select a role');
  });

  it('keeps the focus and stays closed while the choice is saved', async () => {
    const { user } = renderSelect({ busy: true });

    await user.click(screen.getByRole('combobox'));

    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(screen.getByRole('combobox')).toHaveAttribute('aria-busy', 'true');
  });

  it('ignores presses and letters while the choice is saved', async () => {
    const onValueChange = vi.fn();
    const select = (busy: boolean) => (
      <Select label="Role" value="USER" options={options} onValueChange={onValueChange} busy={busy} />
    );
    const { user, rerender } = renderFlowLens(select(true));
    await user.click(screen.getByRole('combobox'));
    await user.keyboard('a');
    expect(onValueChange).not.toHaveBeenCalled();

    rerender(select(false));

    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('a');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('ADMIN');
  });

  it('shows a validation error', () => {
    renderSelect({ error: 'Choose a role' });

    expect(screen.getByRole('combobox')).toHaveAccessibleDescription('Choose a role');
    expect(screen.getByRole('combobox')).toBeInvalid();
  });
});
