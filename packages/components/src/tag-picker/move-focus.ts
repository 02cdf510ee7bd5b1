import type { KeyboardEvent } from 'react';

/** Moves the focus from row to row; what else stands in a row is reached by Tab. */
export function moveFocus(event: KeyboardEvent<HTMLElement>, step: 1 | -1): void {
  if (!(event.target instanceof Element)) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, :not(li) > button')];
  const stop = event.target.closest('li')?.querySelector('input') ?? event.target;
  const next = stops[stops.findIndex((candidate) => candidate === stop) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
