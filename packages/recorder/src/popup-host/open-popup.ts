import { CaptureError } from '../video/capture-error.js';

const POPUP_FEATURES = 'popup,width=440,height=360';

/** Opens the popup. Call it in a user gesture. */
export function openPopup(url: string, id: string): Window {
  const popup = window.open(`${url}#${id}`, `flowlens-recorder-${id}`, POPUP_FEATURES);
  if (!popup) throw new CaptureError('capture_denied', 'The browser blocked the window of the recorder.');
  return popup;
}
