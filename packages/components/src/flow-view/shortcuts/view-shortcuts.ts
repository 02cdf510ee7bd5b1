import type { PlayerShortcut } from '@flowlens/hooks';

/** Actions of the shortcuts around the player. */
export interface ViewActions {
  searchTimeline: () => void;
  /** Moves the focus to the next (1) or previous (-1) row of the timeline. */
  moveToRow: (step: 1 | -1) => void;
  writeComment: () => void;
}

interface ViewShortcut extends Pick<PlayerShortcut, 'keys' | 'once'> {
  run: (actions: ViewActions) => void;
}

/** The shortcuts that a flow's view adds to those of its player, in display order. Their keys replace those of the player. */
export const VIEW_SHORTCUTS = {
  search: { keys: ['/'], once: true, run: (actions) => actions.searchTimeline() },
  nextRow: { keys: ['j'], run: (actions) => actions.moveToRow(1) },
  previousRow: { keys: ['k'], run: (actions) => actions.moveToRow(-1) },
  comment: { keys: ['c'], once: true, run: (actions) => actions.writeComment() },
} as const satisfies Record<string, ViewShortcut>;

export type ViewShortcutId = keyof typeof VIEW_SHORTCUTS;

export const VIEW_SHORTCUT_IDS = Object.keys(VIEW_SHORTCUTS) as ViewShortcutId[];
