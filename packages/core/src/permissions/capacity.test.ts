import { describe, expect, it } from 'vitest';
import { countPersonalProjects, isAtPersonalProjectLimit, isProjectFull, maxPersonalProjects } from './capacity.js';

describe('isProjectFull', () => {
  it.each([
    [9, 10, false],
    [10, 10, true],
    [11, 10, true],
    [0, 0, true],
  ])('returns for %i of %i members: %s', (members_count, max_members_count, full) => {
    expect(isProjectFull({ members_count, max_members_count })).toBe(full);
  });
});

describe('maxPersonalProjects', () => {
  it.each([
    [{}, 3],
    [{ max_systems_count: null }, 3],
    [{ max_systems_count: 5 }, 5],
    [{ max_systems_count: 0 }, 0],
  ])('returns for %j: %i', (user, max) => {
    expect(maxPersonalProjects(user)).toBe(max);
  });
});

describe('isAtPersonalProjectLimit', () => {
  const personal = { category: 'PERSONAL' } as const;
  const open = { category: 'OPEN_SOURCE' } as const;

  it.each([
    ['two personal projects', [personal, personal], false],
    ['three personal projects', [personal, personal, personal], true],
    ['four personal projects', [personal, personal, personal, personal], true],
    ['two personal among open source projects', [open, personal, open, personal, open], false],
  ])('compares a limit of three with %s', (_name, projects, atLimit) => {
    expect(isAtPersonalProjectLimit(projects, 3)).toBe(atLimit);
  });
});

describe('countPersonalProjects', () => {
  it('ignores open source projects', () => {
    expect(countPersonalProjects([{ category: 'PERSONAL' }, { category: 'OPEN_SOURCE' }])).toBe(1);
  });
});
