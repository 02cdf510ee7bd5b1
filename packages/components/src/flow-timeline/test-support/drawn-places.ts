import { screen, within } from '@testing-library/react';

/** Which rows of a timeline are in the document, as they count themselves. */
export function drawnPlaces(): number[] {
  return within(screen.getByRole('feed'))
    .getAllByRole('article')
    .map((row) => Number(row.getAttribute('aria-posinset')));
}
