import type { Call, OperationId, Send } from './calls.js';
import { type Column, COLUMNS } from '../world/actors.js';
import type { Cast } from '../world/cast.js';
import type { Place } from '../world/place.js';
import type { World } from '../world/world.js';

export interface Setting {
  world: World;
  cast: Cast;
  place: Place;
  send: Send;
  /** Address of the server. */
  url: string;
}

/** One operation, called by every actor, with the expected responses. */
export interface Row {
  operation: OperationId;
  /** Distinguishes the rows of one operation. */
  name?: string;
  /** Expected statuses in the order of `COLUMNS`. */
  expected: string;
  /** Request without its path, which is filled from the place by parameter names. */
  call?: (place: Place) => Call;
  /** Prepares and returns the target of the row. */
  prepare?: (setting: Setting) => Promise<Partial<Place>>;
}

/** Expected status of each column. */
export function expectedOf({ operation, expected }: Row): [Column, number][] {
  const statuses = expected.trim().split(/\s+/).map(Number);
  if (statuses.length !== COLUMNS.length || statuses.some(Number.isNaN))
    throw new Error(`${operation} needs ${COLUMNS.length} statuses: ${expected}`);
  return COLUMNS.map((column, index) => [column, statuses[index] ?? 0]);
}
