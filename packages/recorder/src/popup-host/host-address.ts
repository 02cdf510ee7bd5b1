/** Parameters of a popup. They are part of its URL, so that messages cannot change them. */
export interface HostAddress {
  id: string;
  serverUrl: string;
  account: string | null;
  microphone: boolean;
}

export function writeHostAddress(url: string, { id, serverUrl, account, microphone }: HostAddress): string {
  const parts = new URLSearchParams({ id, server: serverUrl });
  if (account !== null) parts.set('account', account);
  if (microphone) parts.set('microphone', '');
  return `${url}#${parts.toString()}`;
}

/** Null if the page was opened without parameters. */
export function readHostAddress(hash: string): HostAddress | null {
  const parts = new URLSearchParams(hash.slice(1));
  const id = parts.get('id');
  if (!id) return null;
  return {
    id,
    serverUrl: parts.get('server') ?? '',
    account: parts.get('account'),
    microphone: parts.has('microphone'),
  };
}
