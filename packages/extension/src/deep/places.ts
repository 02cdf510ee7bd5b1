/** Frames with the ids of `webRequest`, as far as the debugger reports them. Workers have no frame. */
export const TOP_FRAME = 0;
export const SUB_FRAME = 1;
export const NO_FRAME = -1;

/** Returns the origin of an address, also of `blob:` workers; undefined for opaque ones. */
export function originOf(url: string | undefined): string | undefined {
  if (url === undefined || !URL.canParse(url)) return undefined;
  const { origin } = new URL(url);
  return origin === 'null' ? undefined : origin;
}
