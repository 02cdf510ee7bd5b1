import { screen, within } from '@testing-library/react';

/** Returns the positions of the rows in the document, by their own `aria-posinset`. */
export function drawnPlaces(): number[] {
  return within(screen.getByRole('feed'))
    .getAllByRole('article')
    .map((row) => Number(row.getAttribute('aria-posinset')));
}
