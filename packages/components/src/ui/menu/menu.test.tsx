import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { MenuItem } from './menu-item.js';
import { Menu } from './menu.js';

function renderMenu() {
  const onSelect = vi.fn<(choice: string) => void>();
  const rendered = renderFlowLens(
    <Menu trigger={<button>Options</button>}>
      <MenuItem disabled onSelect={() => onSelect('share')}>
        Share
      </MenuItem>
      <MenuItem onSelect={() => onSelect('copy')}>Copy</MenuItem>
      <MenuItem onSelect={() => onSelect('delete')}>Delete</MenuItem>
    </Menu>,
  );
  return { ...rendered, onSelect, button: screen.getByRole('button', { name: 'Options' }) };
}

describe('<Menu />', () => {
  it('exposes its kind and its open state on the button', async () => {
    const { user, button } = renderMenu();
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    expect(button).toHaveAttribute('aria-expanded', 'false');

    await user.click(button);

    const menu = await screen.findByRole('menu', { name: 'Options' });
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(button).toHaveAttribute('aria-controls', menu.id);
    expect(menu).toHaveFocus();
  });

  it('is labelled by its button even when the host sets the button’s id', async () => {
    const { user } = renderFlowLens(
      <Menu trigger={<button id="of-the-host">Options</button>}>
        <MenuItem onSelect={vi.fn()}>Copy</MenuItem>
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'Options' });

    await user.click(button);

    expect(await screen.findByRole('menu', { name: 'Options' })).toBeInTheDocument();
    expect(button).toHaveAttribute('id', 'of-the-host');
  });

  it.each(['{Enter}', ' ', '{ArrowDown}'])('focuses the first enabled item when the key %j opens it', async (key) => {
    const { user, button, onSelect } = renderMenu();
    await user.tab();
    await user.keyboard(key);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Copy' })).toHaveFocus());

    await user.keyboard('{ArrowDown}{Enter}');

    expect(onSelect).toHaveBeenCalledExactlyOnceWith('delete');
    await waitFor(() => expect(button).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes on Escape and on a second press, and leaves the focus on its button', async () => {
    const { user, button } = renderMenu();
    await user.click(button);
    await screen.findByRole('menu');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();

    await user.click(button);
    await screen.findByRole('menu');
    await user.click(button);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('stays closed while its button is disabled', async () => {
    renderFlowLens(
      <Menu trigger={<button disabled>Options</button>}>
        <MenuItem onSelect={vi.fn()}>Copy</MenuItem>
      </Menu>,
    );
    const button = screen.getByRole('button', { name: 'Options' });

    fireEvent.pointerDown(button, { button: 0 });
    await act(() => import('./menu-content.js'));

    expect(screen.queryByRole('menu')).not.toBeInTheDocument();
    expect(button).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps its button’s element when the menu opens', async () => {
    const { user, button } = renderMenu();

    await user.click(button);
    await screen.findByRole('menu');

    expect(screen.getByRole('button', { name: 'Options', hidden: true })).toBe(button);
  });

  it('returns the focus as soon as it closes, before the next overlay opens', async () => {
    const { user, button } = renderMenu();
    await user.click(button);
    const copy = await screen.findByRole('menuitem', { name: 'Copy' });
    const gone = new Promise<void>((resolve) => {
      const look = () => screen.queryByRole('menu') ?? resolve();
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    const focusedThen = gone.then(() => document.activeElement);

    await user.click(copy);

    expect(await focusedThen).toBe(button);
  });
});
