import { browser } from 'wxt/browser';

/** False in Firefox, because no extension can capture a tab there. */
export function canRecordTabs(): boolean {
  return 'tabCapture' in browser;
}

/** True in the build for deep recording. Extensions cannot request the debugger later, so that build has it from the start. */
export function canRecordDeep(): boolean {
  return browser.runtime.getManifest().permissions?.includes('debugger') === true;
}
