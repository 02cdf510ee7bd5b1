import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { MenuItem } from '../menu/menu-item.js';
import { Menu } from '../menu/menu.js';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';

const onConfirm = vi.fn();

function Host(props: Partial<ConfirmDialogProps>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <ConfirmDialog
        title="Leave Project"
        description="You will need to be re-invited."
        onConfirm={onConfirm}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}

async function ask(props: Partial<ConfirmDialogProps> = {}) {
  onConfirm.mockClear();
  const { user } = renderFlowLens(<Host {...props} />);
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  return { user, dialog: screen.getByRole('alertdialog', { name: 'Leave Project' }) };
}

describe('<ConfirmDialog />', () => {
  it('asks, and lets the host close it after the confirmation', async () => {
    const { user, dialog } = await ask();
    expect(dialog).toHaveAccessibleDescription('You will need to be re-invited.');

    await user.click(screen.getByRole('button', { name: 'Confirm' }));

    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(dialog).toBeInTheDocument();
  });

  it.each([
    ['a destructive action', true, 'Cancel'],
    ['any other action', false, 'Confirm'],
  ])('focuses the least harmful button for %s', async (_what, destructive, focused) => {
    await ask({ destructive });

    expect(screen.getByRole('button', { name: focused })).toHaveFocus();
  });

  it('keeps the question open when Escape is pressed in a toast above it', async () => {
    const { user, dialog } = await ask({ destructive: true });
    // Rendered late, as toasts are.
    const toaster = document.createElement('div');
    toaster.className = 'fl-toaster';
    const undo = document.createElement('button');
    toaster.append(undo);
    document.body.append(toaster);
    onTestFinished(() => toaster.remove());
    undo.focus();
    expect(undo).toHaveFocus();

    await user.keyboard('{Escape}');

    expect(dialog).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  });

  it.each(['{Escape}', '{Enter}'])('%s on Cancel confirms nothing and returns the focus', async (key) => {
    const { user, dialog } = await ask({ destructive: true });

    await user.keyboard(key);

    expect(dialog).not.toBeInTheDocument();
    expect(onConfirm).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Ask' })).toHaveFocus());
  });

  it('stays open and ignores presses while it works', async () => {
    const { user, dialog } = await ask({ pending: true, confirmText: 'Delete', pendingText: 'Deleting...' });

    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Deleting...' }));

    expect(dialog).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('returns the focus to the button of the menu that opened it', async () => {
    function FromMenu() {
      const [open, setOpen] = useState(false);
      return (
        <>
          <Menu trigger={<button>Actions</button>}>
            <MenuItem onSelect={() => setOpen(true)}>Delete</MenuItem>
          </Menu>
          <ConfirmDialog
            title="Sure?"
            description="It goes."
            open={open}
            onOpenChange={setOpen}
            onConfirm={onConfirm}
          />
        </>
      );
    }
    const { user } = renderFlowLens(<FromMenu />);
    await user.click(screen.getByRole('button', { name: 'Actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Sure?' });

    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.getByRole('button', { name: 'Actions' })).toHaveFocus());
  });
});
