import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.js';
import { invitationAge } from './invitation-age.js';

const MINUTE = 60_000;
const NOW = Date.parse('2026-03-04T12:00:00.000Z');

describe('invitationAge', () => {
  it.each([
    [-MINUTE, 'Invited just now'],
    [59_999, 'Invited just now'],
    [MINUTE, 'Invited 1 minute ago'],
    [59 * MINUTE, 'Invited 59 minutes ago'],
    [60 * MINUTE, 'Invited 1 hour ago'],
    [24 * 60 * MINUTE - 1, 'Invited 23 hours ago'],
    [24 * 60 * MINUTE, 'Invited 1 day ago'],
    [7 * 24 * 60 * MINUTE, 'Invited 7 days ago'],
    [Number.NaN, 'Invited just now'],
  ])('returns for %i ms ago: %s', (agoMs, text) => {
    expect(en.invitations.invited(invitationAge(NOW - agoMs, NOW))).toBe(text);
  });
});
