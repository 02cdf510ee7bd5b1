import { describe, expect, it } from 'vitest';
import { de } from '../messages/de.js';
import { en } from '../messages/en.js';
import { noticeReason, noticeText } from '../notice.js';
import { refusal } from '../refusals/refusals.js';
import { ERROR_CATALOGUE, type FailureAction } from './error-catalogue.js';
import { failureNotice, serverReason } from './failure-notice.js';
import { joinFailure } from './join-failure.js';
import { isRecordingLinkOver } from './recording-link-failure.js';
import { sharedFlowFailure } from './shared-flow-failure.js';
import { timelineFailure } from './timeline-failure.js';

const DETAIL = 'The server says so.';

type Detail = 'instead' | 'below' | 'hidden';

const CATALOGUE: Record<FailureAction, { text: string; detail: Detail }> = {
  acceptInvitation: { text: 'Failed to accept invitation', detail: 'instead' },
  rejectInvitation: { text: 'Failed to reject invitation', detail: 'hidden' },
  createProject: { text: 'Failed to create project', detail: 'instead' },
  updateProject: { text: 'Failed to update project', detail: 'hidden' },
  deleteProject: { text: 'Failed to delete project', detail: 'instead' },
  leaveProject: { text: 'Failed to leave project', detail: 'instead' },
  updateRole: { text: 'Failed to update role', detail: 'instead' },
  removeMember: { text: 'Failed to remove member', detail: 'instead' },
  invite: { text: 'Failed to invite user', detail: 'instead' },
  revokeInvitation: { text: 'Failed to revoke invitation', detail: 'hidden' },
  publicInvitation: { text: 'Failed to get public invitation', detail: 'instead' },
  revokeEmbedKey: { text: 'Failed to revoke the embed key', detail: 'instead' },
  createTag: { text: 'Failed to create tag', detail: 'below' },
  deleteTag: { text: 'Failed to delete tag', detail: 'below' },
  updateFlow: { text: 'Failed to update flow', detail: 'below' },
  deleteFlow: { text: 'Failed to delete flow', detail: 'below' },
  retryRecording: { text: 'Failed to process the recording again', detail: 'instead' },
  shareFlow: { text: 'Failed to generate share link', detail: 'below' },
  copyFlowId: { text: 'Failed to copy ID', detail: 'hidden' },
  copyDebugPrompt: { text: 'Failed to copy debugging prompt', detail: 'hidden' },
  generateToken: { text: 'Failed to generate token', detail: 'below' },
  copyToken: { text: 'Failed to copy token', detail: 'hidden' },
  refreshComments: { text: 'Failed to refresh comments', detail: 'below' },
  addComment: { text: 'Failed to add comment', detail: 'below' },
  deleteComment: { text: 'Failed to delete comment', detail: 'below' },
  updateComment: { text: 'Failed to update comment', detail: 'below' },
  createJiraIssue: { text: 'Failed to create issue', detail: 'below' },
};

const textOf = (action: FailureAction, error: unknown) => noticeText(failureNotice(action, error), en.notices);
const reasonOf = (action: FailureAction, error: unknown) => noticeReason(failureNotice(action, error), en.failures);

describe('failureNotice', () => {
  it('knows every action of the catalogue', () => {
    expect(Object.keys(ERROR_CATALOGUE)).toEqual(Object.keys(CATALOGUE));
  });

  it.each(Object.entries(CATALOGUE) as [FailureAction, (typeof CATALOGUE)[FailureAction]][])(
    'returns for %s with a detail from the server: %o',
    (action, { text, detail }) => {
      const error = { status: 409, detail: DETAIL };

      expect(textOf(action, error)).toBe(detail === 'instead' ? DETAIL : text);
      expect(reasonOf(action, error)).toBe(detail === 'below' ? DETAIL : undefined);
    },
  );

  it.each(Object.entries(CATALOGUE) as [FailureAction, (typeof CATALOGUE)[FailureAction]][])(
    'returns for %s without a detail: %o',
    (action, { text }) => {
      expect(textOf(action, { status: 500 })).toBe(text);
      expect(reasonOf(action, { status: 500 })).toBeUndefined();
    },
  );

  it('gives the reason in the language of the texts', () => {
    const error = { status: 403, detail: refusal('notAllowed') };

    expect(noticeReason(failureNotice('createTag', error), de.failures)).toBe('Dazu sind Sie nicht berechtigt.');
    expect(serverReason(error, de.failures)).toBe('Dazu sind Sie nicht berechtigt.');
  });

  it.each([
    ['no detail', { status: 500 }],
    ['a blank detail', { status: 500, detail: ' ' }],
    ['a detail that is not text', { status: 422, detail: [{ msg: 'x' }] }],
    ['an error without a response', new TypeError('Failed to fetch')],
    ['nothing', undefined],
    ['null', null],
    ['a text', DETAIL],
  ])('falls back for %s', (_name, error) => {
    expect(textOf('createProject', error)).toBe('Failed to create project');
  });

  it('includes the server’s detail when the catalogue allows it', () => {
    expect(failureNotice('createProject', { detail: DETAIL })).toEqual({
      tone: 'error',
      code: 'projectCreateFailed',
      values: { detail: DETAIL },
    });
    expect(failureNotice('createTag', { detail: DETAIL })).toEqual({
      tone: 'error',
      code: 'tagCreateFailed',
      reason: DETAIL,
    });
    expect(failureNotice('updateProject', { detail: DETAIL })).toEqual({ tone: 'error', code: 'projectUpdateFailed' });
  });
});

describe('joinFailure', () => {
  it.each([
    [{ status: 400, detail: 'You are already a member of Shop.' }, 'You are already a member of Shop.', true],
    [{ status: 400, detail: 'Already a Member' }, 'Already a Member', true],
    [{ status: 403, detail: DETAIL }, DETAIL, false],
    [{ status: 409, detail: refusal('joinLimit', { count: 3 }) }, refusal('joinLimit', { count: 3 }), false],
    [{ status: 404 }, 'Invitation not found or has expired.', false],
    // A truncated or garbled link.
    [{ status: 422, detail: 'invitation_id must match format "uuid".' }, 'Invitation not found or has expired.', false],
    [{ status: 403 }, 'You do not have permission to join this project.', false],
    [{ status: 400 }, 'Invalid invitation or you may already be a member.', false],
    [{ status: 500 }, 'Failed to join project. Please try again.', false],
    [new Error('offline'), 'Failed to join project. Please try again.', false],
  ])('returns %o', (error, message, alreadyMember) => {
    const needsNewLink = 'status' in error && [404, 422].includes(error.status);
    expect(joinFailure(error, en.failures)).toEqual({
      message,
      alreadyMember,
      otherAccount: false,
      byMail: false,
      needsNewLink,
    });
  });

  it('recognizes an invitation for another account', () => {
    const detail = refusal('invitedOtherAddress');

    expect(joinFailure({ status: 403, detail }, en.failures)).toEqual({
      message: detail,
      alreadyMember: false,
      otherAccount: true,
      byMail: false,
      needsNewLink: false,
    });
  });

  it('recognizes an e-mail invitation, which is accepted elsewhere', () => {
    const detail = refusal('invitedByMail');

    expect(joinFailure({ status: 403, detail }, en.failures)).toEqual({
      message: detail,
      alreadyMember: false,
      otherAccount: false,
      byMail: true,
      needsNewLink: false,
    });
  });
});

describe('sharedFlowFailure', () => {
  it.each([
    [{ status: 401, detail: DETAIL }, 'This link has expired or is invalid'],
    [{ status: 404 }, 'Flow not found'],
    [{ status: 500 }, 'Failed to load shared flow'],
    [new Error('offline'), 'Failed to load shared flow'],
  ])('returns %o', (error, message) => {
    expect(sharedFlowFailure(error, en.failures)).toBe(message);
  });
});

describe('isRecordingLinkOver', () => {
  it.each([
    [refusal('recordingLinkUnknown'), true],
    [refusal('recordingLinkExpired'), true],
    [refusal('recordingLinkRevoked'), true],
    [refusal('recordingLinkUsedUp'), true],
    [refusal('guestRecordingRunning', { seconds: 90 }), false],
    [refusal('guestRecordingsUnavailable'), false],
    [undefined, false],
  ])('returns for %s: %s', (detail, isOver) => {
    expect(isRecordingLinkOver({ status: 409, detail })).toBe(isOver);
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
    [
      Object.assign(new Error('x'), { kind: 'format' }),
      'Data format error: Timeline data is not in the expected JSON format.',
    ],
    [new Error('HTTP 404'), 'Error loading timeline: HTTP 404'],
    [Object.assign(new Error('HTTP 404'), { kind: 'http' }), 'Error loading timeline: HTTP 404'],
    [new Error(''), 'Failed to load timeline data'],
    [undefined, 'Failed to load timeline data'],
    ['x', 'Failed to load timeline data'],
  ])('returns %o', (error, message) => {
    expect(timelineFailure(error, en.failures)).toBe(message);
  });

  it('uses the given language', () => {
    expect(timelineFailure({ kind: 'cors' }, { ...en.failures, timelineCors: 'Erreur CORS' })).toBe('Erreur CORS');
  });
});
