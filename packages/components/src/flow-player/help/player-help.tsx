'use client';

import { usePlayer, usePlayerStore } from '@flowlens/hooks';
import { createElement } from 'react';
import { lazyCode } from '../../ui/internal/lazy/lazy-code.js';
import { useOpenedCode } from '../../ui/internal/lazy/use-opened-code.js';

const dialogCode = lazyCode(async () => (await import('./help-dialog.js')).HelpDialog);

/** List of shortcuts over the picture, opened by `?` or its button. Must be the last part of the player. */
export function PlayerHelp() {
  const open = usePlayer((state) => state.helpOpen);
  const { actions } = usePlayerStore();
  const HelpDialog = useOpenedCode(dialogCode, open, actions.setHelpOpen);
  return open && HelpDialog && createElement(HelpDialog);
}
