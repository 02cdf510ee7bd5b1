import { release } from 'node:os';
import type { TimelineMetadata } from '@flowlens/core';
import type { Page } from 'playwright';

interface HighEntropyValues {
  platform: string;
  platformVersion: string;
  architecture: string;
}

/** What the page can tell about the browser and the machine (spec §3). */
export async function readMetadata(page: Page): Promise<TimelineMetadata> {
  const { platform, platformVersion, architecture, ...metadata } = await page.evaluate<
    HighEntropyValues & Required<Pick<TimelineMetadata, 'timezone' | 'screenWidth' | 'screenHeight'>>
  >(`(async () => ({
    ...(await navigator.userAgentData.getHighEntropyValues(['platform', 'platformVersion', 'architecture'])),
    timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    screenWidth: screen.width,
    screenHeight: screen.height,
  }))()`);
  return {
    browser: 'Chromium',
    browserVersion: page.context().browser()?.version() ?? '',
    os: platform,
    // Chromium does not tell pages which Linux it runs on; what follows the numbers names somebody's machine.
    osVersion: platformVersion || release().replace(/-.*/, ''),
    architecture,
    timezone: metadata.timezone,
    screenWidth: metadata.screenWidth,
    screenHeight: metadata.screenHeight,
  };
}
