import { describe, expect, it } from 'vitest';
import { joinFailure } from '../failures/join-failure.js';
import { de } from '../messages/de.js';
import { en } from '../messages/en.js';
import { type RefusalName, refusal } from './refusals.js';
import { REFUSALS } from './sentences.js';

const inGerman = (detail: string) => de.notices.invitationAcceptFailed({ detail });

describe('refusal', () => {
  it('returns a sentence that contains its numbers', () => {
    expect(refusal('projectFull', { members: 5, max: 5 })).toBe('This project is full (5/5 members).');
    expect(refusal('ownerStays')).toBe('The owner cannot leave the project.');
  });
});

describe('translateRefusal', () => {
  it.each(Object.keys(REFUSALS) as RefusalName[])('translates to German: %s', (name) => {
    const numbers = REFUSALS[name].match(/\{\w+\}/g) ?? [];
    const said = numbers.reduce(
      (sentence, number, place) => sentence.replace(number, `${place + 31}`),
      REFUSALS[name] as string,
    );

    expect(inGerman(said)).not.toBe(said);
    expect(inGerman(said).match(/\d+/g)).toEqual(said.match(/\d+/g));
    expect(inGerman(said)).not.toMatch(/[{}]/);
  });

  it('keeps unknown details of another server', () => {
    const detail = 'This project is full (5/5 members). Ask Ada.';
    expect(inGerman(detail)).toBe(detail);
    expect(inGerman('')).toBe('Die Einladung konnte nicht angenommen werden');
  });

  it('explains a failed join in German and keeps the server’s words in English', () => {
    const error = { status: 400, detail: refusal('alreadyMember') };
    expect(joinFailure(error, de.failures)).toEqual({
      message: 'Sie sind bereits Mitglied dieses Projekts.',
      alreadyMember: true,
      otherAccount: false,
      byMail: false,
      needsNewLink: false,
    });
    expect(joinFailure(error, en.failures).message).toBe('You are already a member of this project.');
  });
});
