'use client';

import { useState } from 'react';

/** A number that goes up whenever the value is another one: a key for what must start afresh with it. */
export function useGeneration(value: unknown): number {
  const [seen, setSeen] = useState({ value, generation: 0 });
  if (seen.value === value) return seen.generation;

  const next = { value, generation: seen.generation + 1 };
  setSeen(next);
  return next.generation;
}
