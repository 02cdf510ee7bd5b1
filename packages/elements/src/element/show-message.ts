const MESSAGE_CLASS = 'fl-element-message';

/** Shows a text in the shadow root in place of the view; null removes it. */
export function showMessage(shadow: ShadowRoot, text: string | null): void {
  const shown = shadow.querySelector(`.${MESSAGE_CLASS}`);
  if (shown?.textContent === text) return;
  shown?.remove();
  if (text === null) return;
  const message = document.createElement('p');
  message.className = MESSAGE_CLASS;
  message.role = 'alert';
  message.textContent = text;
  shadow.append(message);
}
