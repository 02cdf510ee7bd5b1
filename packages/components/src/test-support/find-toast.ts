import { screen } from '@testing-library/react';

/** Waits for a toast. The same text may also be in a dialog, where it stays longer. */
export function findToast(text: string): Promise<HTMLElement> {
  return screen.findByText(text, { selector: '.fl-toaster *' });
}
