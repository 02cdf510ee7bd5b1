import { waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { Button } from '../button/button.js';
import { TextField } from '../text-field/text-field.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import { Dialog } from './dialog.js';

// jsdom has no layout, so every element gets a box.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const PROPS = { open: true, onOpenChange: vi.fn(), title: 'Question' };

const DIALOGS: [name: string, dialog: ReactElement, first: string, last: string][] = [
  [
    'Dialog',
    <Dialog key="dialog" {...PROPS}>
      <Button>First</Button>
    </Dialog>,
    'First',
    'Close',
  ],
  [
    'ConfirmDialog',
    <ConfirmDialog key="confirm" {...PROPS} description="It is asked." onConfirm={vi.fn()} />,
    'Cancel',
    'Confirm',
  ],
];

describe('a dialog in a shadow root', () => {
  it('focuses its first control when it opens', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    const page = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
    const dialog = (
      <Dialog {...PROPS}>
        <a href="#more">More</a>
        <TextField label="Title" defaultValue="Checkout fails" />
        <Button>Second</Button>
      </Dialog>
    );
    renderFlowLens(createPortal(dialog, page), { provider: { portalContainer: page } });

    const field = within(page).getByRole<HTMLInputElement>('textbox', { name: 'Title' });
    await waitFor(() => expect(host.shadowRoot!.activeElement).toBe(field));
    expect(field.selectionEnd).toBe('Checkout fails'.length);
  });

  it.each(DIALOGS)('keeps Tab inside a %s', async (_name, dialog, first, last) => {
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    const page = root.appendChild(document.createElement('div'));
    const { user } = renderFlowLens(createPortal(dialog, page), { provider: { portalContainer: page } });
    const button = (name: string) => within(page).getByRole('button', { name });

    // The code that loops Tab loads when the dialog opens.
    await waitFor(async () => {
      button(last).focus();
      await user.tab();
      expect(root.activeElement).toBe(button(first));
    });
    await user.tab({ shift: true });
    expect(root.activeElement).toBe(button(last));
  });
});
