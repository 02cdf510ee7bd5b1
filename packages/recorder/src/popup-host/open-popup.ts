import { CaptureError } from '../video/capture/capture-error.js';
import { type HostAddress, writeHostAddress } from './host-address.js';

const POPUP_FEATURES = 'popup,width=440,height=360';

/** Opens the popup. Requires a user gesture. */
export function openPopup(url: string, address: HostAddress): Window {
  const popup = window.open(writeHostAddress(url, address), `flowlens-recorder-${address.id}`, POPUP_FEATURES);
  if (!popup) throw new CaptureError('capture_denied', 'The browser blocked the window of the recorder.');
  return popup;
}
