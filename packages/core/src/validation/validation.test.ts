import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countCodePoints, cutToCodePoints } from './code-points.js';
import { validateCommentText } from './comment-text.js';
import { validateFlowForm } from './flow-form.js';
import { validateInviteForm } from './invite-form.js';
import { EMPTY_JIRA_FORM, validateJiraForm } from './jira-form.js';
import { canSaveProject, validateProjectForm } from './project-form.js';
import { validateTagName } from './tag-name.js';

describe('code points', () => {
  it.each([
    ['', 0],
    ['abc', 3],
    ['Straße', 6],
    ['🚗', 1],
    ['👩‍💻', 3],
    ['\ud800', 1],
  ])('are counted in %s: %i', (text, count) => {
    expect(countCodePoints(text)).toBe(count);
  });

  it('are cut to a maximum number, never inside a grapheme', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 20 }), fc.nat(15), (text, maxChars) => {
        let whole = '';
        for (const { segment } of new Intl.Segmenter().segment(text)) {
          if (countCodePoints(whole + segment) > maxChars) break;
          whole += segment;
        }
        expect(cutToCodePoints(text, maxChars)).toBe(whole);
      }),
      { examples: [['\u0000\u0000 ᤰ', 3]] },
    );
  });
});

describe('validateProjectForm', () => {
  it.each([
    [
      { name: ' Shop ', description: ' Bugs ' },
      { name: 'Shop', description: 'Bugs' },
    ],
    [{ name: 'Shop', description: '  ' }, { name: 'Shop' }],
  ])('trims %j to %j', (form, value) => {
    expect(validateProjectForm(form)).toEqual({ ok: true, value });
  });

  it.each(['', ' \t'])('rejects the name %j', (name) => {
    expect(validateProjectForm({ name, description: '' })).toEqual({ ok: false, errors: { name: 'nameRequired' } });
  });
});

describe('canSaveProject', () => {
  const saved = { name: 'Shop', description: 'Bugs' };

  it.each([
    [{ name: 'Shop', description: 'Bugs' }, saved, false],
    [{ name: ' Shop ', description: 'Bugs ' }, saved, false],
    [{ name: 'Shop 2', description: 'Bugs' }, saved, true],
    [{ name: 'Shop', description: '' }, saved, true],
    [{ name: ' ', description: 'More' }, saved, false],
    [{ name: 'Shop', description: '' }, { name: 'Shop', description: null }, false],
  ])('returns for %j over %j: %s', (form, before, expected) => {
    expect(canSaveProject(form, before)).toBe(expected);
  });
});

describe('validateInviteForm', () => {
  it('trims the address and invites as USER by default', () => {
    expect(validateInviteForm({ email: ' ann@shop.example ' })).toEqual({
      ok: true,
      value: { email: 'ann@shop.example', role: 'USER' },
    });
  });

  it('keeps a selected role', () => {
    expect(validateInviteForm({ email: 'a.b+c@d-e.example', role: 'ADMIN' })).toMatchObject({
      value: { role: 'ADMIN' },
    });
  });

  it.each(['', '  '])('requires an e-mail address, not %j', (email) => {
    expect(validateInviteForm({ email })).toEqual({ ok: false, errors: { email: 'emailRequired' } });
  });

  it.each([
    'ann',
    'ann@',
    '@shop.example',
    'ann@shop',
    'ann bob@shop.example',
    'ann@shop..example',
    'ann..bob@shop.example',
    '.ann@shop.example',
    'ann.@shop.example',
    'ann@-shop.example',
    `${'a'.repeat(250)}@b.example`,
  ])('rejects %s', (email) => {
    expect(validateInviteForm({ email })).toEqual({ ok: false, errors: { email: 'emailInvalid' } });
  });

  it('rejects long nonsense quickly', () => {
    expect(validateInviteForm({ email: `${'a.'.repeat(100)}@${'b-'.repeat(20)}` })).toMatchObject({ ok: false });
  });
});

describe('validateTagName', () => {
  it.each([
    ['bug', 'bug'],
    [' bug ', 'bug'],
    ['x'.repeat(11), 'x'.repeat(11)],
    ['🚗'.repeat(11), '🚗'.repeat(11)],
    ['e\u0301'.repeat(11), 'é'.repeat(11)],
  ])('reads %j as %j', (name, value) => {
    expect(validateTagName(name)).toEqual({ ok: true, value });
  });

  it.each([
    ['', 'tagNameEmpty'],
    ['   ', 'tagNameEmpty'],
    ['x'.repeat(12), 'tagNameTooLong'],
    ['🚗'.repeat(12), 'tagNameTooLong'],
    // NFC turns this letter into two.
    ['\u0958'.repeat(6), 'tagNameTooLong'],
    ['__no_tags__', 'tagNameReserved'],
    ['__NO_tags__', 'tagNameReserved'],
    ['a,b', 'tagNameHasComma'],
  ])('rejects %j: %s', (name, error) => {
    expect(validateTagName(name)).toEqual({ ok: false, error });
  });
});

describe('validateFlowForm', () => {
  it.each([
    ['t', ''],
    ['t'.repeat(51), 'd'.repeat(201)],
    ['🚗'.repeat(51), '🚗'.repeat(201)],
  ])('accepts %j and %j', (title, description) => {
    expect(validateFlowForm({ title, description })).toEqual({ ok: true, value: { title, description } });
  });

  it.each([
    ['t'.repeat(52), '', { title: 'flowTitleTooLong' }],
    ['t', 'd'.repeat(202), { description: 'flowDescriptionTooLong' }],
    [' \n', '', { title: 'titleRequired' }],
    ['t'.repeat(52), 'd'.repeat(202), { title: 'flowTitleTooLong', description: 'flowDescriptionTooLong' }],
  ])('rejects %j and %j', (title, description, errors) => {
    expect(validateFlowForm({ title, description })).toEqual({ ok: false, errors });
  });
});

describe('validateCommentText', () => {
  it.each([
    [' Look here ', undefined, { ok: true, value: 'Look here' }],
    ['new', 'old', { ok: true, value: 'new' }],
    ['', undefined, { ok: false, error: 'commentEmpty' }],
    [' \n ', 'old', { ok: false, error: 'commentEmpty' }],
    [' old ', 'old', { ok: false, error: 'commentUnchanged' }],
  ])('validates %j over %j', (text, saved, result) => {
    expect(validateCommentText(text, saved)).toEqual(result);
  });
});

describe('validateJiraForm', () => {
  const form = { title: ' Pay fails ', description: ' 500 ', project_key: 'SHOP', type: 'Bug' };

  it('accepts a complete form and trims it', () => {
    expect(validateJiraForm(form)).toEqual({ ok: true, value: { ...form, title: 'Pay fails', description: '500' } });
  });

  it.each([
    ['title', 'titleRequired'],
    ['description', 'descriptionRequired'],
    ['project_key', 'projectRequired'],
    ['type', 'typeRequired'],
  ])('requires %s', (field, error) => {
    expect(validateJiraForm({ ...form, [field]: ' ' })).toEqual({ ok: false, errors: { [field]: error } });
  });

  it('names every missing field', () => {
    expect(validateJiraForm(EMPTY_JIRA_FORM)).toEqual({
      ok: false,
      errors: {
        title: 'titleRequired',
        description: 'descriptionRequired',
        project_key: 'projectRequired',
        type: 'typeRequired',
      },
    });
  });
});
