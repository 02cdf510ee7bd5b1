/** Frames as `webRequest` numbers them, as far as the debugger tells. Workers have none. */
export const TOP_FRAME = 0;
export const SUB_FRAME = 1;
export const NO_FRAME = -1;

/** Returns the origin of an address, also of `blob:` workers; undefined for opaque ones. */
export function originOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { origin } = new URL(url);
  return origin === 'null' ? undefined : origin;
}
