interface Yielding {
  scheduler?: { yield?: () => Promise<void> };
}

/** Ends the current slice of work, so that input, painting and messages get their turn; where it can be told, before other scripts. */
export function letOthersRun(): Promise<void> {
  const { scheduler } = globalThis as Yielding;
  return scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve, 0));
}
