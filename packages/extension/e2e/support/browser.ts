import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page, type Worker } from '@playwright/test';
import developmentKey from '../../development-key.json' with { type: 'json' };
import { chromiumPath } from '../../../../scripts/chromium.mjs';

export const EXTENSION_ID = developmentKey.id;
const DIST = join(import.meta.dirname, '../../dist');
/** Lets tests click the button of the extension. */
const PRESSABLE = '--enable-unsafe-extension-debugging';
const BUILDS = {
  /** Granted in advance, because a headless browser shows no permission prompt. */
  granted: { folder: join(DIST, 'chrome-mv3-e2e'), args: [`--allowlisted-extension-id=${EXTENSION_ID}`, PRESSABLE] },
  /** With the debugger, and granted this machine. */
  deep: {
    folder: join(DIST, 'chrome-mv3-deep-e2e'),
    args: [`--allowlisted-extension-id=${EXTENSION_ID}`, PRESSABLE],
  },
  /** The build that people install. Tests click the button of the extension. */
  release: { folder: join(DIST, 'chrome-mv3'), args: [PRESSABLE] },
};

export type ExtensionBuild = keyof typeof BUILDS;

export interface ExtensionBrowser {
  context: BrowserContext;
  worker: Worker;
}

/** Settings of the browser beside those that the extension needs. */
export interface BrowserSettings {
  switches?: readonly string[];
  locale?: string;
  timezoneId?: string;
}

/** Starts a browser with the extension. */
export async function openExtensionBrowser(
  profile: string,
  build: ExtensionBuild = 'granted',
  { switches = [], ...settings }: BrowserSettings = {},
): Promise<ExtensionBrowser> {
  const { folder, args } = BUILDS[build];
  const extension = [`--load-extension=${folder}`, ...args];
  const context = await openPlainBrowser(profile, { ...settings, switches: [...extension, ...switches] });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  return { context, worker };
}

/** Starts a browser without the extension. */
export function openPlainBrowser(
  profile: string,
  { switches = [], ...settings }: BrowserSettings = {},
): Promise<BrowserContext> {
  const executablePath = chromiumPath();
  return chromium.launchPersistentContext(profile, {
    headless: true,
    viewport: { width: 1280, height: 720 },
    ignoreDefaultArgs: ['--disable-extensions', '--mute-audio'],
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-features=DisableLoadExtensionCommandLineSwitch',
      '--autoplay-policy=no-user-gesture-required',
      ...switches,
    ],
    ...settings,
    ...(executablePath && { executablePath }),
  });
}

/**
 * Makes the browser grant sites without a prompt, as if the user had accepted earlier. Headless browsers show no
 * prompts. The extension still has to request the sites.
 */
export async function answerBefore(profile: string, sites: string[]): Promise<void> {
  // The first start writes the file.
  await (await openExtensionBrowser(profile, 'release')).context.close();
  const file = join(profile, 'Default/Preferences');
  const preferences = JSON.parse(readFileSync(file, 'utf8')) as Preferences;
  const extension = preferences.extensions.settings[EXTENSION_ID];
  if (!extension) throw new Error('The browser does not know the extension.');
  const none = { api: [], manifest_permissions: [], scriptable_host: [] };
  for (const key of ['granted_permissions', 'runtime_granted_permissions'] as const)
    extension[key] = { ...none, ...extension[key], explicit_host: sites };
  writeFileSync(file, JSON.stringify(preferences));
}

interface Preferences {
  extensions: { settings: Record<string, Record<'granted_permissions' | 'runtime_granted_permissions', object>> };
}

/** Opens the popup in a separate window, because no test can reach the one below the button. */
export async function openPopup({ context, worker }: ExtensionBrowser): Promise<Page> {
  const opened = context.waitForEvent(
    'page',
    (page) => page.url().includes('popup.html') || page.url() === 'about:blank',
  );
  await worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: ChromeApi };
    await chrome.windows.create({ url: 'popup.html', type: 'popup', width: 400, height: 600, focused: false });
  });
  const popup = await opened;
  await popup.waitForURL('**/popup.html');
  return popup;
}

/** Clicks the button of the extension for a tab. */
export async function pressButton({ context }: ExtensionBrowser, page: Page): Promise<void> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('The browser is gone.');
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{ type: 'tab' }] });
  const tab = targetInfos.find(({ url }) => url === page.url());
  // Not in Playwright's types yet.
  const send = session.send.bind(session) as (method: string, parameters: object) => Promise<unknown>;
  await send('Extensions.triggerAction', { id: EXTENSION_ID, targetId: tab?.targetId });
}

interface ChromeApi {
  windows: { create: (options: object) => Promise<unknown> };
}
