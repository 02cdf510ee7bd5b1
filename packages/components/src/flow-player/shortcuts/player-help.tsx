'use client';

import { usePlayerStore } from '@flowlens/hooks';
import { ShortcutsHelp } from './shortcuts-help.js';
import { usePlayerTexts } from '../player-texts.js';
import { useShortcuts } from './shortcuts-context.js';

/** List of shortcuts, opened by `?` or its button. Renders nothing in a view that lists them itself. */
export function PlayerHelp() {
  const store = usePlayerStore();
  const { list, listedAround } = useShortcuts();
  const m = usePlayerTexts();
  return listedAround ? null : <ShortcutsHelp store={store} shortcuts={list} m={m} />;
}
