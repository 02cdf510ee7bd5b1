import { browser } from 'wxt/browser';

/** False in Firefox, where no extension can capture a tab. */
export function canRecordTabs(): boolean {
  return 'tabCapture' in browser;
}
