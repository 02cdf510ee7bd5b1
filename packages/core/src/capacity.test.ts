import { describe, expect, it } from 'vitest';
import { countPersonalProjects, isAtPersonalProjectLimit, isProjectFull, maxPersonalProjects } from './capacity.js';

describe('isProjectFull', () => {
  it.each([
    [9, 10, false],
    [10, 10, true],
    [11, 10, true],
    [0, 0, true],
  ])('%i of %i members: %s', (members_count, max_members_count, full) => {
    expect(isProjectFull({ members_count, max_members_count })).toBe(full);
  });
});

describe('maxPersonalProjects', () => {
  it.each([
    [{}, 3],
    [{ max_systems_count: null }, 3],
    [{ max_systems_count: 5 }, 5],
    [{ max_systems_count: 0 }, 0],
  ])('%j allows %i', (user, max) => {
    expect(maxPersonalProjects(user)).toBe(max);
  });
});

describe('isAtPersonalProjectLimit', () => {
  const personal = { category: 'PERSONAL' } as const;
  const open = { category: 'OPEN_SOURCE' } as const;

  it.each([
    ['two personal', [personal, personal], false],
    ['three personal', [personal, personal, personal], true],
    ['four personal', [personal, personal, personal, personal], true],
    ['two personal among open source ones', [open, personal, open, personal, open], false],
  ])('%s of 3', (_name, projects, atLimit) => {
    expect(isAtPersonalProjectLimit(projects, 3)).toBe(atLimit);
  });
});

describe('countPersonalProjects', () => {
  it('leaves open source projects out', () => {
    expect(countPersonalProjects([{ category: 'PERSONAL' }, { category: 'OPEN_SOURCE' }])).toBe(1);
  });
});
