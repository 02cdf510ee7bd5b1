import { browser } from 'wxt/browser';
import type { Connection } from '../connection/connections.js';
import { ownUrl } from '../messages/own-url.js';
import type { Project } from '../settings/settings.js';

/** Parameters of the editor. */
export interface ScreenshotTarget {
  tabId: number;
  connectionKey: string;
  projectId: string | null;
}

/** Opens the editor behind the tab. The editor takes the picture itself, so that no other part of the extension holds it. */
export async function openScreenshot(
  tabId: number,
  { connection, project }: { connection: Connection; project: Project | null },
): Promise<void> {
  const target = writeTarget({ tabId, connectionKey: connection.key, projectId: project?.id ?? null });
  const { windowId, index } = await browser.tabs.get(tabId);
  const place = { windowId, index: index + 1, openerTabId: tabId };
  await browser.tabs.create({ url: ownUrl(`/screenshot.html#${target}`), active: false, ...place });
}

export function writeTarget({ tabId, connectionKey, projectId }: ScreenshotTarget): string {
  const parts = { tab: String(tabId), connection: connectionKey, ...(projectId !== null && { project: projectId }) };
  return new URLSearchParams(parts).toString();
}

/** Parses the URL of the editor; null if the extension did not open it. */
export function readTarget(hash: string): ScreenshotTarget | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const tabId = Number.parseInt(parts.get('tab') ?? '', 10);
  const connectionKey = parts.get('connection');
  if (!Number.isInteger(tabId) || connectionKey === null) return null;
  return { tabId, connectionKey, projectId: parts.get('project') };
}
