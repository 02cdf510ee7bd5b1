import { RECORDING_POLL_MS } from '@flowlens/core/limits';
import { focusManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/**
 * Expects that a running poll sends nothing while another tab has the focus, and continues afterwards. `pass` advances time
 * by some milliseconds.
 */
export async function expectNoPollInBackground(
  asked: () => number,
  pass: (ms: number) => Promise<unknown>,
): Promise<void> {
  const askedBefore = asked();

  focusManager.setFocused(false);
  await pass(RECORDING_POLL_MS * 3);
  expect(asked()).toBe(askedBefore);

  focusManager.setFocused(true);
  await pass(RECORDING_POLL_MS);
  await waitFor(() => expect(asked()).toBeGreaterThan(askedBefore));
}
