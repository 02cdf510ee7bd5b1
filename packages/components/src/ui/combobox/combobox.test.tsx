import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import '../../test-support/without-layout.js';
import { Combobox, type ComboboxProps } from './combobox.js';

const onValueChange = vi.fn();

function Host(props: Partial<ComboboxProps>) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <Combobox
      label="Reporter"
      placeholder="All Reporters"
      searchPlaceholder="Search reporters..."
      emptyText="No reporter found."
      options={[
        { value: 'u1', label: 'Ann Archer', keywords: ['ann@example.com'] },
        { value: 'u2', label: 'Ben Baker', keywords: ['ben@example.com'] },
        { value: 'u3', label: 'Ben Baker', keywords: ['other@example.com'] },
      ]}
      {...props}
      value={value}
      onValueChange={(next) => {
        setValue(next);
        onValueChange(next);
      }}
    />
  );
}

async function open(props: Partial<ComboboxProps> = {}) {
  onValueChange.mockClear();
  const { user } = renderFlowLens(<Host {...props} />);
  const button = screen.getByRole('combobox', { name: 'Reporter' });
  await user.click(button);
  return { user, button, search: await screen.findByRole('combobox', { name: 'Search reporters...' }) };
}

const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('<Combobox />', () => {
  it('finds options by label and by keyword, and keeps options of the same name apart', async () => {
    const { user, button, search } = await open();

    await user.type(search, 'BEN other@');
    expect(offered()).toEqual(['Ben Baker']);
    await user.keyboard('{Enter}');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('u3');
    expect(button).toHaveTextContent('Ben Baker');
    await waitFor(() => expect(button).toHaveFocus());
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('reports that nothing matches', async () => {
    const { user, search } = await open();
    const status = document.querySelector('[role="status"]');
    expect(status).toBeEmptyDOMElement();

    await user.type(search, 'zzz');

    expect(status).toHaveTextContent('No reporter found.');
    expect(status).toBeVisible();
  });

  it('offers to clear the choice', async () => {
    const { user, button } = await open({ value: 'u1', allowClear: true });
    expect(screen.getByRole('option', { name: 'Ann Archer' })).toHaveAttribute('aria-checked', 'true');

    await user.click(screen.getByRole('option', { name: 'All Reporters' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('');
    expect(button).toHaveTextContent('All Reporters');
  });

  it('emits no change when the chosen option is chosen again', async () => {
    const { user } = await open({ value: 'u1' });

    await user.click(screen.getByRole('option', { name: 'Ann Archer' }));

    expect(onValueChange).not.toHaveBeenCalled();
  });

  it.each(['ArrowDown', 'ArrowUp'])('opens with %s', async (key) => {
    const { user } = renderFlowLens(<Host />);
    await user.tab();

    await user.keyboard(`{${key}}`);

    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Search reporters...' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Reporter' })).toHaveFocus());
  });

  it('closes on Escape without a change', async () => {
    const { user, button } = await open();

    await user.keyboard('{ArrowDown}{Escape}');

    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(button).toHaveFocus());
  });

  it('shows a validation error', async () => {
    renderFlowLens(<Host error="Project is required" />);

    expect(screen.getByRole('combobox', { name: 'Reporter' })).toHaveAccessibleDescription('Project is required');
  });
});
