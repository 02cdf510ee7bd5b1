import type { KeyboardEvent } from 'react';

/** Moves the focus from row to row; Tab reaches the other controls of a row. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, step: 1 | -1): void {
  if (!(event.target instanceof Element)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, :not(li) > button')];
  const stop = event.target.closest('li')?.querySelector('input') ?? event.target;
  const next = stops[stops.findIndex((candidate) => candidate === stop) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
