import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { controlAfter, controlBefore } from './adjacent-control.js';
import { focusableAncestor, useFocusFallback } from './use-focus-fallback.js';

type To = Parameters<typeof useFocusFallback>[0];

function Leaving({ to }: { to: To }) {
  return <button ref={useFocusFallback<HTMLButtonElement>(to)}>Leaving</button>;
}

function Page({ to, there }: { to: To; there: boolean }) {
  return (
    <main tabIndex={-1}>
      <a href="#first">First</a>
      <button>Before</button>
      <button disabled>Disabled</button>
      <p>{there && <Leaving to={to} />}</p>
      <button tabIndex={-1}>Never by Tab</button>
      <button>After</button>
    </main>
  );
}

describe('useFocusFallback()', () => {
  // jsdom has no layout, so every element gets a box.
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as unknown as DOMRectList);
  });

  it.each([
    ['around', focusableAncestor, () => screen.getByRole('main')],
    ['before', controlBefore, () => screen.getByRole('button', { name: 'Before' })],
    ['after', controlAfter, () => screen.getByRole('button', { name: 'After' })],
  ] as const)('moves focus to the control %s a control that unmounts', async (_, to, fallback) => {
    const { rerender } = render(<Page to={to} there />);
    screen.getByRole('button', { name: 'Leaving' }).focus();

    rerender(<Page to={to} there={false} />);

    await waitFor(() => expect(fallback()).toHaveFocus());
  });

  it('leaves focus alone if another element has it', async () => {
    const { rerender } = render(<Page to={controlAfter} there />);
    screen.getByRole('link', { name: 'First' }).focus();

    rerender(<Page to={controlAfter} there={false} />);
    await Promise.resolve();

    expect(screen.getByRole('link', { name: 'First' })).toHaveFocus();
  });
});
