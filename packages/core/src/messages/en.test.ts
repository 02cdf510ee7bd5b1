import { describe, expect, it } from 'vitest';
import { en } from './en.js';

const texts = Object.entries(en).flatMap(([subject, bag]) =>
  Object.entries(bag).map(([key, text]) => [`${subject}.${key}`, text] as const),
);

describe('en', () => {
  it.each(texts)('has a text for %s', (_key, text) => {
    expect(text).not.toBe('');
    expect(['string', 'function', 'object']).toContain(typeof text);
  });

  it.each([
    [en.common.relativeTime({ unit: 'now', value: 0 }), 'just now'],
    [en.common.relativeTime({ unit: 'mo', value: 3 }), '3mo ago'],
    [en.validation.characterCount({ count: 4, max: 11 }), '4/11 characters'],
    [en.failures.timelineOther({ message: 'boom' }), 'Error loading timeline: boom'],
    [en.validation.tagNameTooLong, 'Tag name cannot exceed 11 characters'],
  ])('contains %j', (text, expected) => {
    expect(text).toBe(expected);
  });
});
