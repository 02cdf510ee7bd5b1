const warnedOf = new Set<string>();

export function warnOnce(text: string): void {
  if (warnedOf.has(text)) return;
  warnedOf.add(text);
  // eslint-disable-next-line no-console -- a hint for developers of the host
  console.warn(`FlowLens: ${text}`);
}
