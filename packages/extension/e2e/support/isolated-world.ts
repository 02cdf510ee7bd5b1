import type { Worker } from '@playwright/test';

declare global {
  /** The part of the extension API that tests use in the isolated world of a page. */
  interface ChromeArea {
    get: () => Promise<object>;
    set: (items: object) => Promise<void>;
  }
  const chrome: {
    storage: { local: ChromeArea; session: ChromeArea };
    runtime: {
      sendMessage: (message: object) => Promise<unknown>;
      connect: (options: { name: string }) => {
        postMessage: (message: object) => void;
        onDisconnect: { addListener: (listener: () => void) => void };
      };
    };
    scripting: { executeScript: (injection: object) => Promise<{ result: unknown }[]> };
    tabs: { query: (filter: object) => Promise<{ id: number; url?: string }[]> };
    permissions: { getAll: () => Promise<{ origins: string[] }> };
  };
}

/** Runs a function as a content script of the extension, in the tab whose address begins with `url`. */
export async function inIsolatedWorld<Result>(
  worker: Worker,
  url: string,
  run: () => Promise<Result>,
): Promise<Result> {
  // Extension pages may not evaluate strings, so Playwright evaluates it as a function of the worker.
  const result = await worker.evaluate(`(async () => {
    const tab = (await chrome.tabs.query({})).find((one) => one.url?.startsWith(${JSON.stringify(url)}));
    const [{ result }] = await chrome.scripting.executeScript({ target: { tabId: tab.id }, func: ${run.toString()} });
    return result;
  })()`);
  return result as Result;
}
