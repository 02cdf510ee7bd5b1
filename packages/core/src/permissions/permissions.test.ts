import { describe, expect, it } from 'vitest';
import { canSeeAddresses, canSeeAddressOf } from './address-permissions.js';
import { canDeleteComment, canEditComment } from './comment-permissions.js';
import { canAddToRecording, canEditFlow, canMoveFlow, canRevokeShare } from './flow-permissions.js';
import {
  canContribute,
  canDeleteProject,
  canLeaveProject,
  canManageMember,
  canManageProject,
} from './project-permissions.js';
import { isMadeBy, type ProjectFacts, type ProjectRole, standingIn, type Viewer } from './roles.js';

type Who = 'owner' | 'admin' | 'contributor' | 'outsider' | 'anonymous';

const WHO: Who[] = ['owner', 'admin', 'contributor', 'outsider', 'anonymous'];
const ROLES: Record<Who, ProjectRole | null> = {
  owner: 'ADMIN',
  admin: 'ADMIN',
  contributor: 'USER',
  outsider: null,
  anonymous: null,
};

const viewerOf = (who: Who): Viewer | null =>
  who === 'anonymous' ? null : { userId: `u-${who}`, email: `${who}@a.example` };
const projectFor = (who: Who, fields: Partial<ProjectFacts> = {}): ProjectFacts => ({
  created_by_user_id: 'u-owner',
  is_default: false,
  user_role: ROLES[who],
  ...fields,
});

/** Returns the people who may perform an action. */
const allowed = (may: (who: Who, viewer: Viewer | null, project: ProjectFacts) => boolean) =>
  WHO.filter((who) => may(who, viewerOf(who), projectFor(who)));

describe('standingIn', () => {
  it.each<[Who, string | null]>([
    ['owner', 'owner'],
    ['admin', 'admin'],
    ['contributor', 'contributor'],
    ['outsider', null],
    ['anonymous', null],
  ])('returns for %s: %s', (who, standing) => {
    expect(standingIn(projectFor(who), viewerOf(who))).toBe(standing);
  });

  it('grants nothing to a creator who is no longer a member', () => {
    expect(standingIn(projectFor('owner', { user_role: null }), viewerOf('owner'))).toBeNull();
  });
});

describe('isMadeBy', () => {
  const viewer = { userId: 'u1', email: 'Ann@a.example' };

  it.each([
    ['the same id', { userId: 'u1' }, true],
    ['another id, whatever the e-mail', { userId: 'u2', email: 'ann@a.example' }, false],
    ['the same id, whatever the e-mail', { userId: 'u1', email: 'bob@a.example' }, true],
    ['no id and the same e-mail in any case', { userId: null, email: 'aNN@A.example' }, true],
    ['no id and another e-mail', { email: 'bob@a.example' }, false],
    ['neither', {}, false],
    ['empty texts', { userId: '', email: '' }, false],
  ])('returns for %s: %s', (_name, creator, expected) => {
    expect(isMadeBy(viewer, creator)).toBe(expected);
  });

  it('ignores an address that nobody has verified', () => {
    const claimed = { ...viewer, emailIsClaimed: true };

    expect(isMadeBy(claimed, { email: viewer.email })).toBe(false);
    expect(isMadeBy(claimed, { userId: 'u1' })).toBe(true);
  });
});

describe('the table of the specification', () => {
  it.each<[string, Who[], (who: Who, viewer: Viewer | null, project: ProjectFacts) => boolean]>([
    ['delete a project', ['owner'], (_who, viewer, project) => canDeleteProject(viewer, project)],
    [
      'delete the default project',
      [],
      (_who, viewer, project) => canDeleteProject(viewer, { ...project, is_default: true }),
    ],
    ['leave a project', ['admin', 'contributor'], (_who, viewer, project) => canLeaveProject(viewer, project)],
    ['manage a project', ['owner', 'admin'], (_who, viewer, project) => canManageProject(viewer, project)],
    [
      'manage another member',
      ['owner', 'admin'],
      (_who, viewer, project) => canManageMember(viewer, project, 'u-other'),
    ],
    ['manage the owner', [], (_who, viewer, project) => canManageMember(viewer, project, 'u-owner')],
    [
      'view, comment and tag',
      ['owner', 'admin', 'contributor'],
      (_who, viewer, project) => canContribute(viewer, project),
    ],
    [
      "edit another's flow",
      ['owner', 'admin'],
      (_who, viewer, project) => canEditFlow(viewer, { reporter_user_id: 'u-other' }, project),
    ],
    [
      'edit their own flow',
      ['owner', 'admin', 'contributor'],
      (who, viewer, project) => canEditFlow(viewer, { reporter_user_id: `u-${who}` }, project),
    ],
    [
      'edit a flow under their e-mail',
      ['owner', 'admin', 'contributor'],
      (who, viewer, project) => canEditFlow(viewer, { reporter_email: `${who}@A.example` }, project),
    ],
    ["edit another's comment", [], (_who, viewer, project) => canEditComment(viewer, { user_id: 'u-other' }, project)],
    [
      'edit their own comment',
      ['owner', 'admin', 'contributor'],
      (who, viewer, project) => canEditComment(viewer, { user_id: `u-${who}` }, project),
    ],
    [
      "delete another's comment",
      ['owner'],
      (_who, viewer, project) => canDeleteComment(viewer, { user_id: 'u-other' }, project),
    ],
    [
      'delete their own comment',
      ['owner', 'admin', 'contributor'],
      (who, viewer, project) => canDeleteComment(viewer, { user_id: `u-${who}` }, project),
    ],
  ])('allows exactly the right people to %s: %j', (_action, who, may) => {
    expect(allowed(may)).toEqual(who);
  });
});

describe('canMoveFlow', () => {
  const flow = { reporter_user_id: 'u-contributor' };

  it.each<[Who, ProjectRole | null, boolean]>([
    ['owner', 'USER', true],
    ['owner', null, false],
    ['admin', 'ADMIN', true],
    ['admin', null, false],
    ['contributor', 'USER', true],
    ['contributor', null, false],
    ['outsider', 'ADMIN', false],
    ['anonymous', null, false],
  ])('returns for %s with role %s in the destination: %s', (who, user_role, expected) => {
    const to = { created_by_user_id: 'u-somebody', is_default: false, user_role };

    expect(canMoveFlow(viewerOf(who), flow, { from: projectFor(who), to })).toBe(expected);
  });

  it('does not let a contributor move another’s flow', () => {
    const project = projectFor('contributor');

    expect(canMoveFlow(viewerOf('contributor'), { reporter_user_id: 'u-other' }, { from: project, to: project })).toBe(
      false,
    );
  });
});

describe('canAddToRecording', () => {
  it('allows only the reporter, whatever their role', () => {
    const addTo = (reporter: Who) =>
      allowed((_who, viewer, project) => canAddToRecording(viewer, { reporter_user_id: `u-${reporter}` }, project));

    expect(addTo('contributor')).toEqual(['contributor']);
    expect(addTo('owner')).toEqual(['owner']);
  });

  it('allows nobody when the reporter is no longer a member', () => {
    const flow = { reporter_user_id: 'u-outsider' };

    expect(allowed((_who, viewer, project) => canAddToRecording(viewer, flow, project))).toEqual([]);
  });
});

describe('canRevokeShare', () => {
  const share = (creator: string, reporter: string) =>
    allowed((_who, viewer, project) =>
      canRevokeShare(viewer, { created_by_user_id: creator }, { flow: { reporter_user_id: reporter }, project }),
    );

  it('allows owner and admins', () => {
    expect(share('u-other', 'u-other')).toEqual(['owner', 'admin']);
  });

  it.each([
    ['its creator', 'u-contributor', 'u-other'],
    ["the flow's reporter", 'u-other', 'u-contributor'],
  ])('allows %s too', (_name, creator, reporter) => {
    expect(share(creator, reporter)).toEqual(['owner', 'admin', 'contributor']);
  });

  it('does not allow a former member', () => {
    expect(share('u-outsider', 'u-outsider')).toEqual(['owner', 'admin']);
  });
});

describe('canSeeAddresses', () => {
  const see = (category: string) =>
    allowed((_who, viewer, project) => canSeeAddresses(viewer, { ...project, category }));

  it('allows every member of a personal project', () => {
    expect(see('PERSONAL')).toEqual(['owner', 'admin', 'contributor']);
  });

  it('allows owner and admins of an open source project', () => {
    expect(see('OPEN_SOURCE')).toEqual(['owner', 'admin']);
  });

  it('always allows one’s own address', () => {
    const project = { ...projectFor('contributor'), category: 'OPEN_SOURCE' };
    const viewer = { userId: 'u-contributor', email: 'c@a.example' };

    expect(canSeeAddressOf(viewer, { userId: 'u-contributor' }, project)).toBe(true);
    expect(canSeeAddressOf(viewer, { email: 'C@a.example' }, project)).toBe(true);
    expect(canSeeAddressOf(viewer, { userId: 'u-owner', email: 'c@a.example' }, project)).toBe(false);
  });
});
