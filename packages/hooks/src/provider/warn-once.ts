const shownWarnings = new Set<string>();

export function warnOnce(text: string): void {
  if (shownWarnings.has(text)) return;
  shownWarnings.add(text);
  // eslint-disable-next-line no-console -- a hint for developers of the host
  console.warn(`FlowLens: ${text}`);
}
