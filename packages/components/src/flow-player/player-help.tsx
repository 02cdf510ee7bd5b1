'use client';

import { usePlayer } from '@flowlens/hooks';
import { HelpDialog } from './help-dialog.js';

/** The list of keys over the picture, while it is asked for by `?` or its button. Stands last in the player. */
export function PlayerHelp() {
  const open = usePlayer((state) => state.helpOpen);
  return open && <HelpDialog />;
}
