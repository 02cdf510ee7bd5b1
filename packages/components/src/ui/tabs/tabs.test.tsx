import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { Tabs } from './tabs.js';

function Counter() {
  const [count, setCount] = useState(0);
  return <button onClick={() => setCount(count + 1)}>Pressed {count}</button>;
}

const TABS = [
  { id: 'kept', label: 'Kept', content: <Counter />, keepMounted: true },
  { id: 'dropped', label: 'Dropped', count: 2, content: <Counter /> },
];

function TwoTabs() {
  const [tab, setTab] = useState('kept');
  return <Tabs label="Tabs" tabs={TABS} value={tab} onValueChange={setTab} />;
}

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const button = () => screen.getByRole('button');

describe('<Tabs />', () => {
  it('gives every tab its own panel, even a hidden one', () => {
    renderFlowLens(<TwoTabs />);

    for (const each of screen.getAllByRole('tab')) {
      const panel = document.getElementById(each.getAttribute('aria-controls')!);
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-labelledby', each.id);
    }
  });

  it('shows only the panel of the selected tab', async () => {
    const { user } = renderFlowLens(<TwoTabs />);
    await user.click(tab(/Dropped/));

    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
    expect(screen.getByRole('tabpanel', { name: /Dropped/ })).toBeVisible();
    expect(screen.getByRole('tabpanel', { name: /Dropped/ })).toHaveAttribute('data-state', 'active');
  });

  it('makes the selected tab the tab stop, also when the page selected it', async () => {
    const { user, rerender } = renderFlowLens(<Tabs label="Tabs" tabs={TABS} value="kept" onValueChange={vi.fn()} />);
    await user.tab();
    expect(tab(/Kept/)).toHaveFocus();
    await user.tab();

    rerender(<Tabs label="Tabs" tabs={TABS} value="dropped" onValueChange={vi.fn()} />);
    act(() => button().focus());
    await user.tab({ shift: true });
    if (!tab(/Dropped/).matches(':focus')) await user.tab({ shift: true });

    expect(tab(/Dropped/)).toHaveFocus();
  });

  it('keeps the state of a tab with keepMounted and drops that of the others', async () => {
    const { user } = renderFlowLens(<TwoTabs />);
    await user.click(button());
    await user.click(tab(/Dropped/));
    await user.click(button());
    expect(button()).toHaveTextContent('Pressed 1');

    await user.click(tab(/Kept/));
    expect(button()).toHaveTextContent('Pressed 1');

    await user.click(tab(/Dropped/));
    expect(button()).toHaveTextContent('Pressed 0');
  });
});
