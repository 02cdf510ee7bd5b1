'use client';

import { lazy, Suspense, useState } from 'react';
import type { McpSetupDialogProps } from './mcp-setup-dialog.js';

const McpSetupDialog = lazy(async () => ({ default: (await import('./mcp-setup-dialog.js')).McpSetupDialog }));

/** The dialog, whose code comes when it is first opened: few people need it, and they need it once. */
export function LazyMcpSetupDialog(props: McpSetupDialogProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);

  return (
    wanted && (
      <Suspense>
        <McpSetupDialog {...props} />
      </Suspense>
    )
  );
}
