import { describe, expect, it } from 'vitest';
import { reporterOptions, reporterValue } from './flow-filters-reporters.js';

const ann = { username: 'Ann Archer', email: 'ann@example.com' };
const ben = { username: 'Ben Baker', email: 'ben@example.com' };
const labels = (options: { label: string }[]) => options.map(({ label }) => label);

describe('reporterOptions', () => {
  it('lists the members by name and finds them by e-mail too', () => {
    expect(reporterOptions({ members: [ben, ann], flows: [], chosen: '' })).toEqual([
      { value: 'ann@example.com', label: 'Ann Archer', keywords: ['ann@example.com'] },
      { value: 'ben@example.com', label: 'Ben Baker', keywords: ['ben@example.com'] },
    ]);
  });

  it('adds former members with flows once, under their current name', () => {
    const flows = [
      { reporter: 'Cleo Carter', reporter_email: 'cleo@example.com' },
      { reporter: 'Ann A.', reporter_email: 'ANN@example.com' },
      { reporter: 'A bot', reporter_email: null },
      { reporter: 'A bot', reporter_email: null },
    ];

    expect(reporterOptions({ members: [ann], flows, chosen: '' }).map(({ value }) => value)).toEqual([
      'A bot',
      'ann@example.com',
      'cleo@example.com',
    ]);
    expect(labels(reporterOptions({ members: [ann], flows, chosen: '' }))).toContain('Ann Archer');
  });

  it('distinguishes members of the same name', () => {
    const other = { username: 'Ann Archer', email: 'ann@other.example' };

    expect(labels(reporterOptions({ members: [ann, other], flows: [], chosen: '' }))).toEqual([
      'Ann Archer (ann@example.com)',
      'Ann Archer (ann@other.example)',
    ]);
  });

  it.each([
    ['somebody unknown', 'dora@example.com', ['Ann Archer', 'dora@example.com']],
    ['a member by e-mail', 'ann@example.com', ['Ann Archer']],
    ['a member by name', 'ann archer', ['Ann Archer']],
  ])('keeps the selected reporter: %s', (_who, chosen, expected) => {
    expect(labels(reporterOptions({ members: [ann], flows: [], chosen }))).toEqual(expected);
  });

  it.each([
    ['a name that two members have', [ann, { username: 'Ann Archer', email: 'ann@other.example' }], 'ann archer'],
    ['a name that a member no longer has', [ann], 'Ann A.'],
  ])('shows the selection unchanged: %s', (_what, members, chosen) => {
    const flows = [{ reporter: 'Ann A.', reporter_email: 'ann@example.com' }];
    const options = reporterOptions({ members, flows, chosen });

    expect(reporterValue(options, chosen)).toBe(chosen);
    expect(labels(options)).toEqual(labels(options).toSorted((a, b) => a.localeCompare(b)));
    expect(options).toContainEqual({ value: chosen, label: chosen, keywords: [] });
  });

  it('shows the e-mail address of a member without a name', () => {
    expect(
      labels(reporterOptions({ members: [{ username: '', email: 'x@example.com' }], flows: [], chosen: '' })),
    ).toEqual(['x@example.com']);
  });
});

describe('reporterValue', () => {
  const options = reporterOptions({ members: [ann, ben], flows: [], chosen: '' });

  it.each([
    ['ann@example.com', 'ann@example.com'],
    ['ANN@example.com', 'ann@example.com'],
    ['ben baker', 'ben@example.com'],
    ['nobody', ''],
    ['', ''],
  ])('maps %j to %j', (reporter, value) => {
    expect(reporterValue(options, reporter)).toBe(value);
  });
});
