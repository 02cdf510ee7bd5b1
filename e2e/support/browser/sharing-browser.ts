import { type Browser, chromium } from '@playwright/test';
import { chromiumPath } from '../../../scripts/chromium.mjs';

/** Tab that a browser shares without asking: the requesting one, or the one whose title contains the text. */
export type SharedTab = 'this' | { title: string };

/** A browser that shares a tab without asking. */
export async function openSharingBrowser(shared: SharedTab): Promise<Browser> {
  const executablePath = chromiumPath();
  const answer =
    shared === 'this' ? '--auto-accept-this-tab-capture' : `--auto-select-tab-capture-source-by-title=${shared.title}`;
  return chromium.launch({ args: ['--no-sandbox', answer], ...(executablePath && { executablePath }) });
}
