import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';

describe('usePortalContainer', () => {
  it('puts initially open content into the container of a ref and keeps it there', async () => {
    const place = createRef<HTMLDivElement>();
    const page = (title: string) => (
      <>
        <ConfirmDialog open title={title} description="Sure?" onConfirm={vi.fn()} onOpenChange={vi.fn()}>
          <input />
        </ConfirmDialog>
        <div ref={place} data-testid="place" />
      </>
    );
    const { user, rerender } = renderFlowLens(page('Before'), { provider: { portalContainer: place } });
    const field = screen.getByRole('textbox');
    expect(screen.getByTestId('place')).toContainElement(field);
    await user.type(field, 'Typed');

    rerender(page('After'));

    expect(screen.getByRole('alertdialog', { name: 'After' })).toContainElement(field);
    expect(field).toHaveValue('Typed');
    expect(field).toHaveFocus();
  });
});
