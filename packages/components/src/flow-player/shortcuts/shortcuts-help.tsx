'use client';

import { usePlayer } from '@flowlens/hooks';
import { lazyDialog } from '../../ui/dialog/lazy-dialog.js';
import type { ShortcutsDialogProps } from './shortcuts-dialog.js';

const LazyShortcutsDialog = lazyDialog(async () => (await import('./shortcuts-dialog.js')).ShortcutsDialog);

export type ShortcutsHelpProps = Omit<ShortcutsDialogProps, 'open' | 'onOpenChange'>;

/** The dialog of shortcuts, open while the store says so. */
export function ShortcutsHelp(props: ShortcutsHelpProps) {
  const { store } = props;
  const open = usePlayer(({ helpOpen }) => helpOpen, store);
  return <LazyShortcutsDialog {...props} open={open} onOpenChange={store.actions.setHelpOpen} />;
}
