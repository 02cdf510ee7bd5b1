/**
 * State machine for the scroll position of the list. The mode decides where the list scrolls next.
 *
 * | mode      | the list                                              | ends when                                    |
 * | --------- | ----------------------------------------------------- | -------------------------------------------- |
 * | restoring | is new, and will show the selected entry              | it is visible                                |
 * | following | keeps the current event of the video in view          | the user scrolls, or moves to or opens a row |
 * | held      | stays where the user left it                          | the user asks for another mode               |
 * | going     | loads the rows around a requested entry, to show it   | they are loaded, or the request is withdrawn |
 * | opening   | keeps an expanding row in view while its details load | they have their height, or the user scrolls  |
 *
 * In every mode, visible rows stay in place when others change their height.
 */
export type ScrollMode =
  | { name: RestingMode }
  /** `then` is the next mode. */
  | { name: 'restoring' | 'going'; then: RestingMode }
  | { name: 'opening'; entryId: string; loaded: boolean };

type RestingMode = 'following' | 'held';

export type ScrollEvent =
  | { type: 'entryRequested' | 'requestWithdrawn' | 'targetLoaded' }
  /** The list has become visible, or its rows have other heights. */
  | { type: 'resized' }
  | { type: 'userScrolled' | 'followPressed' }
  | { type: 'keyPressed'; index: number }
  | { type: 'rowExpanded' | 'rowCollapsed' | 'detailsLoaded'; entryId: string };

export type ScrollCommand =
  | { type: 'scrollToRow'; index: number }
  /** Scrolls to an entry and reports that. */
  | { type: 'reach'; entry: 'selected' | 'requested' }
  | { type: 'showDetails'; entryId: string };

/** Facts that change with time ticks, new rows and tabs. Indexes are -1 if there is no such row. */
export interface ListFacts {
  visible: boolean;
  /** False if all rows fit into the view, so that there is nothing to hold. */
  scrollable: boolean;
  currentIndex: number;
  requestedIndex: number;
}

/** Returns whether the list follows the video, now or after the current task. */
export function followsVideo(mode: ScrollMode): boolean {
  return ('then' in mode ? mode.then : mode.name) === 'following';
}

/** Returns the row to load and scroll to, or -1. A hidden list has no target and catches up when it is visible. */
export function targetRow(mode: ScrollMode, { visible, currentIndex, requestedIndex }: ListFacts): number {
  if (!visible) return -1;
  if (mode.name === 'going') return requestedIndex;
  return mode.name === 'following' ? currentIndex : -1;
}

/** Returns the next mode, and the command to run. */
export function nextStep(
  mode: ScrollMode,
  event: ScrollEvent,
  facts: ListFacts,
): [mode: ScrollMode, command?: ScrollCommand] {
  switch (event.type) {
    case 'resized':
      if (mode.name === 'restoring') return [{ name: mode.then }, { type: 'reach', entry: 'selected' }];
      if (mode.name !== 'opening') return [mode];
      return [mode.loaded ? { name: 'held' } : mode, { type: 'showDetails', entryId: mode.entryId }];
    case 'entryRequested':
      return [{ name: 'going', then: followsVideo(mode) ? 'following' : 'held' }];
    case 'requestWithdrawn':
      return [mode.name === 'going' ? { name: mode.then } : mode];
    case 'targetLoaded':
      if (mode.name === 'following') return [mode, { type: 'scrollToRow', index: targetRow(mode, facts) }];
      if (mode.name !== 'going') return [mode];
      return [{ name: facts.scrollable ? 'held' : mode.then }, { type: 'reach', entry: 'requested' }];
    case 'detailsLoaded':
      return [mode.name === 'opening' && mode.entryId === event.entryId ? { ...mode, loaded: true } : mode];
    case 'rowExpanded':
      return [
        mode.name === 'going' ? { ...mode, then: 'held' } : { name: 'opening', entryId: event.entryId, loaded: false },
      ];
    case 'userScrolled':
    case 'rowCollapsed':
      return [restIn('held', mode)];
    case 'keyPressed':
      return [facts.scrollable ? restIn('held', mode) : mode, { type: 'scrollToRow', index: event.index }];
    case 'followPressed':
      return [restIn('following', mode)];
  }
}

/** Rests at once, or after the current task. */
function restIn(name: RestingMode, mode: ScrollMode): ScrollMode {
  return 'then' in mode ? { ...mode, then: name } : { name };
}
