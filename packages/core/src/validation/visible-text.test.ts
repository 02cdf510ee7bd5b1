import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateCommentText } from './comment-text.js';
import { validateFlowForm } from './flow-form.js';
import { EMPTY_JIRA_FORM, validateJiraForm } from './jira-form.js';
import { canSaveProject, validateProjectForm } from './project-form.js';
import { validateTagName } from './tag-name.js';
import { isBlank, visibleText } from './visible-text.js';

const INVISIBLE = [
  ...[' ', '\t', '\n', '\u00A0', '\u00AD', '\u034F', '\u061C', '\u115F', '\u180E', '\u200B', '\u200D', '\u200E'],
  ...['\u202E', '\u2060', '\u2066', '\u2069', '\u2800', '\u3000', '\u3164', '\uFE0F', '\uFEFF', '\uFFA0', '\u{E0041}'],
];
const DIRECTION_CONTROLS = [...'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'];

const invisible = fc.string({ unit: fc.constantFrom(...INVISIBLE), maxLength: 11 });
const mixed = fc.string({
  unit: fc.oneof(fc.constantFrom(...INVISIBLE), fc.string({ unit: 'grapheme', maxLength: 1 })),
});

describe('visibleText', () => {
  it.each([
    [' Checkout ', 'Checkout'],
    ['invoice\u202Egpj.exe', 'invoicegpj.exe'],
    ['\u2067עברית\u2069 text', 'עברית text'],
    ['👩‍💻', '👩‍💻'],
    ['می‌خواهم', 'می‌خواهم'],
    ['\u200FA\u200B', '\u200FA\u200B'],
  ])('keeps %j as %j', (text, kept) => {
    expect(visibleText(text)).toBe(kept);
  });

  it('is empty for any text of invisible characters', () => {
    fc.assert(fc.property(invisible, (text) => visibleText(text) === '' && isBlank(text)));
  });

  it('keeps every visible character in order, no control of direction, and changes nothing twice', () => {
    fc.assert(
      fc.property(mixed, (text) => {
        const kept = visibleText(text);
        const seen = (from: string) => [...from].filter((char) => !isBlank(char)).join('');

        expect(seen(kept)).toBe(seen(text));
        expect(DIRECTION_CONTROLS.filter((control) => kept.includes(control))).toEqual([]);
        expect(visibleText(kept)).toBe(kept);
        expect(kept === '').toBe(isBlank(text));
      }),
    );
  });
});

describe('forms', () => {
  it('reject text of invisible characters like an empty text', () => {
    const saved = { name: 'Shop', description: null };
    fc.assert(
      fc.property(invisible, (text) => {
        expect(validateFlowForm({ title: text, description: '' })).toMatchObject({
          errors: { title: 'titleRequired' },
        });
        expect(validateProjectForm({ name: text, description: '' })).toMatchObject({
          errors: { name: 'nameRequired' },
        });
        expect(canSaveProject({ name: text, description: '' }, saved)).toBe(false);
        expect(validateTagName(text)).toEqual({ ok: false, error: 'tagNameEmpty' });
        expect(validateCommentText(text)).toEqual({ ok: false, error: 'commentEmpty' });
        expect(validateJiraForm({ ...EMPTY_JIRA_FORM, title: text })).toMatchObject({
          errors: { title: 'titleRequired' },
        });
      }),
    );
  });
});
