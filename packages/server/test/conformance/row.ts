import type { Call, OperationId, Send } from './calls.js';
import { type Column, COLUMNS } from './actors.js';
import type { Cast } from './cast.js';
import type { Place } from './place.js';
import type { World } from './world.js';

export interface Setting {
  world: World;
  cast: Cast;
  place: Place;
  send: Send;
  /** Address of the server. */
  url: string;
}

/** One operation as every actor calls it, and what each is answered. */
export interface Row {
  operation: OperationId;
  /** Distinction of a row, if an operation has several. */
  name?: string;
  /** Expected statuses in the order of `COLUMNS`. */
  expected: string;
  /** The request beside its path, which is filled from the place by the names of its parameters. */
  call?: (place: Place) => Call;
  /** Prepares the target of the row, and returns it. */
  prepare?: (setting: Setting) => Promise<Partial<Place>>;
}

/** The expected status of each column. */
export function expectedOf({ operation, expected }: Row): [Column, number][] {
  const statuses = expected.trim().split(/\s+/).map(Number);
  if (statuses.length !== COLUMNS.length || statuses.some(Number.isNaN))
    throw new Error(`${operation} needs ${COLUMNS.length} statuses: ${expected}`);
  return COLUMNS.map((column, index) => [column, statuses[index] ?? 0]);
}
