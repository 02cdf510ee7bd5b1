import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { Button } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { Tooltip } from './tooltip.js';

/** Longer than a test may take. */
const NEVER_MS = 60_000;

describe('Tooltip', () => {
  it('describes the element that has the focus, until the focus goes', async () => {
    const { user } = renderFlowLens(
      <Tooltip content="Loads them again">
        <Button>Refresh</Button>
      </Tooltip>,
    );

    await user.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Loads them again');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Loads them again');

    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  });

  it('stays while the pointer is on it, and goes with the pointer', async () => {
    const { user } = renderFlowLens(
      <Tooltip content="Loads them again" delayMs={0}>
        <Button>Refresh</Button>
      </Tooltip>,
    );

    await user.hover(screen.getByRole('button'));
    const tooltip = screen.getByRole('tooltip');
    await user.hover(tooltip);
    expect(tooltip).toBeInTheDocument();

    await user.unhover(tooltip);
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  });

  it('goes when its element is pressed', async () => {
    const { user } = renderFlowLens(
      <Tooltip content="Loads them again" delayMs={0}>
        <Button>Refresh</Button>
      </Tooltip>,
    );

    await user.hover(screen.getByRole('button'));
    await user.click(screen.getByRole('button'));

    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('takes the place of its neighbour without a delay of its own', async () => {
    const { user } = renderFlowLens(
      <>
        <Tooltip content="First text" delayMs={0}>
          <Button>First</Button>
        </Tooltip>
        <Tooltip content="Second text" delayMs={NEVER_MS}>
          <Button>Second</Button>
        </Tooltip>
      </>,
    );

    await user.hover(screen.getByRole('button', { name: 'First' }));
    await user.hover(screen.getByRole('button', { name: 'Second' }));

    expect(screen.getByRole('tooltip')).toHaveTextContent('Second text');
  });

  it('goes with Escape and leaves the dialog around it open', async () => {
    const { user } = renderFlowLens(<DialogWithTooltip />);

    act(() => screen.getByRole('button', { name: 'Refresh' }).focus());
    expect(screen.getByRole('tooltip')).toBeInTheDocument();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('dialog')).toBeInTheDocument();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

function DialogWithTooltip() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog title="Flows" open={open} onOpenChange={setOpen}>
      <Tooltip content="Loads them again">
        <Button>Refresh</Button>
      </Tooltip>
    </Dialog>
  );
}
