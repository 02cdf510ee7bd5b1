/** Purpose of a popup. It is in the address of the popup, so that no message can change it. */
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

/** Null when the page was opened by itself. */
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
