import { browser } from 'wxt/browser';

/**
 * Returns the id of the tab that the person looks at: the active one of the last normal window. The popup may be open in a window of its
 * own.
 */
export async function readLookedAtTab(): Promise<number | undefined> {
  const { id: windowId } = await browser.windows.getLastFocused({ windowTypes: ['normal'] });
  if (windowId === undefined) return undefined;
  const [tab] = await browser.tabs.query({ active: true, windowId });
  return tab?.id;
}
