import type { Column } from '../world/actors.js';
import type { Call, OperationId } from '../calls/calls.js';
import type { Place } from '../world/place.js';

/** Targets of a journey's calls: the owner's place in the matrix, and more. */
export interface Ids extends Place {
  elsewhere: string;
  contributorsFlow: string;
  /** A tag of another project. */
  othersTag: string;
  admin: string;
  contributor: string;
  ownersMail: string;
  outsidersMail: string;
  inviteesMail: string;
  /** Id that does not exist. */
  unknown: string;
}

/** One call of a journey. */
export interface Step {
  as: Column;
  operation: OperationId;
  call?: ((ids: Ids) => Call) | undefined;
  /** Id or secret in the response that later calls use as their target. */
  keep?: 'systemId' | 'linkId' | 'invitationId' | 'comment_id' | 'tag_id' | 'share_id' | 'token' | undefined;
}

/** Sequences of calls, each in the state that the earlier ones left. */
export type Journeys = Record<string, Step[]>;

export const step = (as: Column, operation: OperationId, call?: Step['call'], keep?: Step['keep']): Step => ({
  as,
  operation,
  call,
  keep,
});

export const body = (of: (ids: Ids) => unknown) => (ids: Ids) => ({ body: of(ids) });

export const query = (of: (ids: Ids) => Record<string, string>) => (ids: Ids) => ({
  query: new URLSearchParams(of(ids)).toString(),
});

export const aim = (of: (ids: Ids) => Record<string, string>) => (ids: Ids) => ({ params: of(ids) });
