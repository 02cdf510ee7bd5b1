import { useEffect, useState } from 'react';
import { browser } from 'wxt/browser';
import { checkServer, type ServerCheck } from './check-server.js';
import type { Connection } from './connections.js';

/** Checks the server of a connection; null until the response arrives. */
export function useServerCheck(connection: Connection | undefined): ServerCheck | null {
  const [checked, setChecked] = useState<{ key: string; result: ServerCheck } | null>(null);

  useEffect(() => {
    if (!connection) return;
    const ending = new AbortController();
    const { version } = browser.runtime.getManifest();
    void checkServer(connection, { version, signal: ending.signal }).then((result) => {
      if (!ending.signal.aborted) setChecked({ key: connection.key, result });
    });
    return () => ending.abort();
  }, [connection]);

  return checked !== null && checked.key === connection?.key ? checked.result : null;
}
