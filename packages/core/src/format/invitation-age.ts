import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time-units.js';

export interface InvitationAge {
  value: number;
  unit: 'day' | 'hour' | 'minute' | 'now';
}

/**
 * Returns the age of an invitation in days, hours or minutes. A time in the future counts as
 * now, because clocks differ. `messages.invitations.invited` formats it.
 */
export function invitationAge(thenMs: number, nowMs: number): InvitationAge {
  const agoMs = nowMs - thenMs;
  if (agoMs >= DAY_MS) return { unit: 'day', value: Math.floor(agoMs / DAY_MS) };
  if (agoMs >= HOUR_MS) return { unit: 'hour', value: Math.floor(agoMs / HOUR_MS) };
  if (agoMs >= MINUTE_MS) return { unit: 'minute', value: Math.floor(agoMs / MINUTE_MS) };
  return { unit: 'now', value: 0 };
}
