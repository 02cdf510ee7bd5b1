const warnings = new Set<string>();

/** Warns the developer of the page on the console. A repeated text is printed once. */
export function warnOnce(text: string): void {
  if (warnings.has(text)) return;
  warnings.add(text);
  // eslint-disable-next-line no-console -- a hint for developers of the host
  console.warn(`FlowLens: ${text}`);
}
