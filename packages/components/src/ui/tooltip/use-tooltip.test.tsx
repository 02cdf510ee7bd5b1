import { TOOLTIP_DELAY_MS, TOOLTIP_SKIP_DELAY_MS } from '@flowlens/core/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { Button, type ButtonProps } from '../button/button.js';
import { Dialog } from '../dialog/dialog.js';
import { useEscape } from '../internal/events/use-escape.js';
import { type TooltipOptions, useTooltip } from './use-tooltip.js';

/** Longer than a test may take. */
const NEVER_MS = 60_000;

afterEach(() => void vi.useRealTimers());

describe('useTooltip', () => {
  it('describes the focused element until it loses the focus', async () => {
    const { user } = renderFlowLens(<Described content="Loads them again">Refresh</Described>);

    await user.tab();
    expect(screen.getByRole('tooltip')).toHaveTextContent('Loads them again');
    expect(screen.getByRole('button')).toHaveAccessibleDescription('Loads them again');

    await user.tab();
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.getByRole('button')).not.toHaveAccessibleDescription();
  });

  it('stays while the pointer is on it, and closes when the pointer leaves', async () => {
    const { user } = renderFlowLens(
      <Described content="Loads them again" delayMs={0}>
        Refresh
      </Described>,
    );

    await user.hover(screen.getByRole('button'));
    const tooltip = screen.getByRole('tooltip');
    await user.hover(tooltip);
    expect(tooltip).toBeInTheDocument();

    await user.unhover(tooltip);
    await waitFor(() => expect(tooltip).not.toBeInTheDocument());
  });

  it('closes when its element is pressed', async () => {
    const { user } = renderFlowLens(
      <Described content="Loads them again" delayMs={0}>
        Refresh
      </Described>,
    );

    await user.hover(screen.getByRole('button'));
    await user.click(screen.getByRole('button'));

    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  });

  it('closes when the window resizes, and can open again afterwards', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = renderFlowLens(<Described content="Loads them again">Refresh</Described>);

    await user.tab();
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
    fireEvent(window, new Event('resize'));
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();

    vi.advanceTimersByTime(TOOLTIP_SKIP_DELAY_MS);
    await user.hover(screen.getByRole('button'));
    fireEvent(window, new Event('resize'));
    fireEvent.scroll(document);
    act(() => void vi.advanceTimersByTime(TOOLTIP_DELAY_MS));
    expect(screen.getByRole('tooltip')).toBeInTheDocument();
  });

  it('replaces a neighbour’s tooltip without a delay', async () => {
    const { user } = renderFlowLens(
      <>
        <Described content="First text" delayMs={0}>
          First
        </Described>
        <Described content="Second text" delayMs={NEVER_MS}>
          Second
        </Described>
      </>,
    );

    await user.hover(screen.getByRole('button', { name: 'First' }));
    await user.hover(screen.getByRole('button', { name: 'Second' }));

    expect(screen.getByRole('tooltip')).toHaveTextContent('Second text');
  });

  it('keeps the host’s event handlers and description on the element', async () => {
    const onClick = vi.fn();
    const onFocus = vi.fn();
    const { user } = renderFlowLens(
      <>
        <p id="hint">Takes a while.</p>
        <Described content="Loads them again" own={{ onClick, onFocus, 'aria-describedby': 'hint' }}>
          Refresh
        </Described>
      </>,
    );
    const button = screen.getByRole('button');

    await user.tab();
    expect(onFocus).toHaveBeenCalledOnce();
    expect(button).toHaveAccessibleDescription('Takes a while. Loads them again');

    await user.click(button);
    expect(onClick).toHaveBeenCalledOnce();
    expect(button).toHaveAccessibleDescription('Takes a while.');
  });

  it('closes on Escape, together with the dialog around it', async () => {
    const { user } = renderFlowLens(<DialogWithTooltip />);

    act(() => screen.getByRole('button', { name: 'Refresh' }).focus());
    expect(screen.getByRole('tooltip')).toBeInTheDocument();

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('closes on the Escape that also ends the editing around it', async () => {
    const onCancel = vi.fn();
    const { user } = renderFlowLens(<EditorWithTooltip onCancel={onCancel} />);

    act(() => screen.getByRole('button', { name: 'Refresh' }).focus());
    await user.keyboard('{Escape}');

    expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

function Described({ children, own, ...options }: TooltipOptions & { children: string; own?: ButtonProps }) {
  const { describedProps, tooltip } = useTooltip(options);
  return (
    <>
      <Button {...own} {...describedProps(own)}>
        {children}
      </Button>
      {tooltip}
    </>
  );
}

function DialogWithTooltip() {
  const [open, setOpen] = useState(true);
  return (
    <Dialog title="Flows" open={open} onOpenChange={setOpen}>
      <Described content="Loads them again">Refresh</Described>
    </Dialog>
  );
}

/** Takes Escape before the tooltip listens, as an open comment editor does. */
function EditorWithTooltip({ onCancel }: { onCancel: () => void }) {
  const form = useRef<HTMLFormElement>(null);
  useEscape(true, onCancel, form);
  return (
    <form ref={form}>
      <Described content="Loads them again">Refresh</Described>
    </form>
  );
}
