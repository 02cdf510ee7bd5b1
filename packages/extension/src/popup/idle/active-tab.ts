import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';

/** Active tab of the user. */
export interface ActiveTab {
  id: number;
  /** Undefined if the extension has no access to the page. */
  url: string | undefined;
}

/** Returns the active tab of the last normal window. The popup may be open in a separate window. */
export function useActiveTab(): ActiveTab | null {
  const [tab, setTab] = useState<ActiveTab | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const read = () =>
      void readLookedAtTab().then((found) => {
        if (isCurrent) setTab(found);
      });
    read();
    browser.tabs.onActivated.addListener(read);
    browser.tabs.onUpdated.addListener(read);
    return () => {
      isCurrent = false;
      browser.tabs.onActivated.removeListener(read);
      browser.tabs.onUpdated.removeListener(read);
    };
  }, []);

  return tab;
}

async function readLookedAtTab(): Promise<ActiveTab | null> {
  const { id: windowId } = await browser.windows.getLastFocused({ windowTypes: ['normal'] });
  if (windowId === undefined) return null;
  const [tab] = await browser.tabs.query({ active: true, windowId });
  return tab?.id === undefined ? null : { id: tab.id, url: tab.url };
}
