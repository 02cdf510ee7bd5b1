import type { TimelineClock } from '../timeline/timeline-clock.js';
import type { PlayerStore } from './player-store.js';

/** Adapts a player to the clock that a timeline follows. */
export function playerClock(store: PlayerStore): TimelineClock {
  return { subscribe: store.subscribe, getTimeMs: () => store.getState().timeMs };
}
