import { describe, expect, it } from 'vitest';
import { de } from '../messages/de.js';
import { en } from '../messages/en.js';
import { captureNoteText } from './capture-note.js';

describe('captureNoteText', () => {
  it.each([
    [{ code: 'video_cut_short', at_ms: 83_400 }, 'The recording ends early: the video stops at 1:23.'],
    [{ code: 'video_cut_short' }, 'The recording ends early: the rest of the video is missing.'],
    [{ code: 'video_damaged', at_ms: 4_000, for_ms: 1_500 }, 'The video is damaged at 0:04; about 1s is missing.'],
    [{ code: 'video_damaged', at_ms: 4_000, for_ms: 20 }, 'The video is damaged at 0:04; about 1s is missing.'],
    [{ code: 'video_damaged', at_ms: 4_000 }, 'The video is damaged at 0:04.'],
    [{ code: 'video_damaged' }, 'A part of the video is damaged.'],
    [{ code: 'sound_left_out' }, 'Sound could not be converted.'],
    [{ code: 'events_skipped', count: 1, lines: [2] }, '1 event could not be read (line 2).'],
    [{ code: 'events_skipped', count: 3, lines: [2, 7, 9] }, '3 events could not be read (lines 2, 7, 9).'],
    [{ code: 'events_skipped', count: 30, lines: [2, 7] }, '30 events could not be read (lines 2, 7, …).'],
    [{ code: 'events_skipped', count: 2 }, '2 events could not be read.'],
  ] as const)('writes %j as a sentence', (note, text) => {
    expect(captureNoteText(note, en.deviceInfo)).toBe(text);
  });

  it('writes German', () => {
    expect(captureNoteText({ code: 'events_skipped', count: 3, lines: [2, 7, 9] }, de.deviceInfo)).toBe(
      '3 Ereignisse konnten nicht gelesen werden (Zeilen 2, 7, 9).',
    );
  });

  it('skips a note of a newer server', () => {
    expect(captureNoteText({ code: 'toString' } as never, en.deviceInfo)).toBeUndefined();
  });
});
