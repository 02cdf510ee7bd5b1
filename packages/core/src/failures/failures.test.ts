import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.js';
import { noticeText } from '../notice.js';
import { TimelineFormatError } from '../timeline/timeline-format-error.js';
import { ERROR_CATALOGUE, type FailureAction } from './error-catalogue.js';
import { failureNotice } from './failure-notice.js';
import { joinFailure } from './join-failure.js';
import { sharedFlowFailure } from './shared-flow-failure.js';
import { timelineFailure } from './timeline-failure.js';

const DETAIL = 'The server says so.';

const CATALOGUE: Record<FailureAction, { fallback: string; withDetail: boolean }> = {
  acceptInvitation: { fallback: 'Failed to accept invitation', withDetail: true },
  rejectInvitation: { fallback: 'Failed to reject invitation', withDetail: false },
  createProject: { fallback: 'Failed to create project', withDetail: true },
  updateProject: { fallback: 'Failed to update project', withDetail: false },
  deleteProject: { fallback: 'Failed to delete project', withDetail: true },
  leaveProject: { fallback: 'Failed to leave project', withDetail: true },
  updateRole: { fallback: 'Failed to update role', withDetail: true },
  removeMember: { fallback: 'Failed to remove member', withDetail: true },
  invite: { fallback: 'Failed to invite user', withDetail: true },
  revokeInvitation: { fallback: 'Failed to revoke invitation', withDetail: false },
  publicInvitation: { fallback: 'Failed to get public invitation', withDetail: true },
  createTag: { fallback: 'Failed to create tag', withDetail: false },
  deleteTag: { fallback: 'Failed to delete tag', withDetail: false },
  updateFlow: { fallback: 'Failed to update flow', withDetail: false },
  deleteFlow: { fallback: 'Failed to delete flow', withDetail: false },
  retryRecording: { fallback: 'Failed to process the recording again', withDetail: true },
  shareFlow: { fallback: 'Failed to generate share link', withDetail: false },
  copyFlowId: { fallback: 'Failed to copy ID', withDetail: false },
  copyDebugPrompt: { fallback: 'Failed to copy debugging prompt', withDetail: false },
  generateToken: { fallback: 'Failed to generate token', withDetail: false },
  copyToken: { fallback: 'Failed to copy token', withDetail: false },
  refreshComments: { fallback: 'Failed to refresh comments', withDetail: false },
  deleteComment: { fallback: 'Failed to delete comment', withDetail: false },
  updateComment: { fallback: 'Failed to update comment', withDetail: false },
  createJiraIssue: { fallback: 'Failed to create issue', withDetail: false },
};

const textOf = (action: FailureAction, error: unknown) => noticeText(failureNotice(action, error), en.notices);

describe('failureNotice', () => {
  it('knows every action of the catalogue', () => {
    expect(Object.keys(ERROR_CATALOGUE)).toEqual(Object.keys(CATALOGUE));
  });

  it.each(Object.entries(CATALOGUE) as [FailureAction, { fallback: string; withDetail: boolean }][])(
    '%s',
    (action, { fallback, withDetail }) => {
      expect(textOf(action, { status: 409, detail: DETAIL })).toBe(withDetail ? DETAIL : fallback);
    },
  );

  it.each([
    ['no detail', { status: 500 }],
    ['a blank detail', { status: 500, detail: ' ' }],
    ['a detail that is no text', { status: 422, detail: [{ msg: 'x' }] }],
    ['an error without an answer', new TypeError('Failed to fetch')],
    ['nothing', undefined],
    ['null', null],
    ['a text', DETAIL],
  ])('falls back for %s', (_name, error) => {
    expect(textOf('createProject', error)).toBe('Failed to create project');
  });

  it('carries the detail where the catalogue lets it speak', () => {
    expect(failureNotice('createProject', { detail: DETAIL })).toEqual({
      tone: 'error',
      code: 'projectCreateFailed',
      values: { detail: DETAIL },
    });
    expect(failureNotice('updateProject', { detail: DETAIL })).toEqual({ tone: 'error', code: 'projectUpdateFailed' });
  });
});

describe('joinFailure', () => {
  it.each([
    [{ status: 400, detail: 'You are already a member of Shop.' }, 'You are already a member of Shop.', true],
    [{ status: 400, detail: 'Already a Member' }, 'Already a Member', true],
    [{ status: 403, detail: DETAIL }, DETAIL, false],
    [{ status: 404 }, 'Invitation not found or has expired.', false],
    // A link that was cut or mangled.
    [{ status: 422, detail: 'invitation_id must match format "uuid".' }, 'Invitation not found or has expired.', false],
    [{ status: 403 }, 'You do not have permission to join this project.', false],
    [{ status: 400 }, 'Invalid invitation or you may already be a member.', false],
    [{ status: 500 }, 'Failed to join project. Please try again.', false],
    [new Error('offline'), 'Failed to join project. Please try again.', false],
  ])('%o', (error, message, alreadyMember) => {
    expect(joinFailure(error, en.failures)).toEqual({ message, alreadyMember });
  });
});

describe('sharedFlowFailure', () => {
  it.each([
    [{ status: 401, detail: DETAIL }, 'This link has expired or is invalid'],
    [{ status: 404 }, 'Flow not found'],
    [{ status: 500 }, 'Failed to load shared flow'],
    [new Error('offline'), 'Failed to load shared flow'],
  ])('%o', (error, message) => {
    expect(sharedFlowFailure(error, en.failures)).toBe(message);
  });
});

describe('timelineFailure', () => {
  it.each([
    [Object.assign(new Error('x'), { kind: 'cors' }), 'CORS error'],
    [
      Object.assign(new Error('x'), { kind: 'network' }),
      'Network error: Unable to download timeline data. Please check your connection.',
    ],
    [{ kind: 'format' }, 'Data format error: Timeline data is not in the expected JSON format.'],
    [new TimelineFormatError('cut', 'cut'), 'Data format error: Timeline data is not in the expected JSON format.'],
    [new Error('HTTP 404'), 'Error loading timeline: HTTP 404'],
    [Object.assign(new Error('HTTP 404'), { kind: 'http' }), 'Error loading timeline: HTTP 404'],
    [new Error(''), 'Failed to load timeline data'],
    [undefined, 'Failed to load timeline data'],
    ['x', 'Failed to load timeline data'],
  ])('%o', (error, message) => {
    expect(timelineFailure(error, en.failures)).toBe(message);
  });

  it('speaks the language it is given', () => {
    expect(timelineFailure({ kind: 'cors' }, { ...en.failures, timelineCors: 'Erreur CORS' })).toBe('Erreur CORS');
  });
});
