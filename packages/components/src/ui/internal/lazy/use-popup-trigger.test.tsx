import { act, screen, waitFor } from '@testing-library/react';
import { createElement, type FunctionComponent } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../../test-support/render-flowlens.js';
import { lazyCode } from './lazy-code.js';
import { type PopupProps, usePopupTrigger } from './use-popup-trigger.js';

const Note = ({ id, open }: PopupProps) => (open ? <p id={id}>The note</p> : null);

function renderHost(load: () => Promise<FunctionComponent<PopupProps>>) {
  const code = lazyCode(load);
  function Host() {
    const trigger = usePopupTrigger({ code, kind: 'dialog', open: undefined, onOpenChange: undefined });
    const { ref, ...buttonProps } = trigger.buttonProps;
    return (
      <>
        <button
          {...buttonProps}
          ref={ref as React.RefObject<HTMLButtonElement>}
          onClick={() => trigger.setOpen(!trigger.open)}
        >
          Note
        </button>
        {trigger.Content && createElement(trigger.Content, trigger.contentProps)}
      </>
    );
  }
  const onNotice = vi.fn();
  const rendered = renderFlowLens(<Host />, { provider: { onNotice } });
  return { ...rendered, onNotice, button: screen.getByRole('button', { name: 'Note' }) };
}

describe('usePopupTrigger', () => {
  it('loads the content when the button is hovered or focused, and not before', async () => {
    const load = vi.fn(() => Promise.resolve(Note));
    const { user } = renderHost(load);
    expect(load).not.toHaveBeenCalled();

    await user.tab();

    expect(load).toHaveBeenCalled();
    expect(screen.queryByText('The note')).not.toBeInTheDocument();
  });

  it('stays closed until its content has loaded, and a second press cancels the first', async () => {
    let arrive: (note: typeof Note) => void = () => undefined;
    const arriving = new Promise<typeof Note>((resolve) => (arrive = resolve));
    const { user, button } = renderHost(() => arriving);

    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    await act(async () => arrive(Note));
    expect(screen.queryByText('The note')).not.toBeInTheDocument();

    await user.click(button);
    expect(await screen.findByText('The note')).toBeVisible();
    expect(button).toHaveAttribute('aria-expanded', 'true');
  });

  it('reports content that cannot load, stays closed, and retries on the next press', async () => {
    let offline = true;
    const { user, button, onNotice } = renderHost(() =>
      offline ? Promise.reject(new Error('offline')) : Promise.resolve(Note),
    );

    await user.click(button);
    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'partLoadFailed' }));
    expect(button).toHaveAttribute('aria-expanded', 'false');

    offline = false;
    await user.click(button);
    expect(await screen.findByText('The note')).toBeVisible();
  });
});
