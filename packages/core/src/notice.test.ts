import { describe, expect, expectTypeOf, it } from 'vitest';
import { en } from './messages/en.js';
import { type DetailNoticeCode, type Notice, noticeText, type PlainNoticeCode } from './notice.js';

describe('noticeText', () => {
  it.each<[Notice, string]>([
    [{ tone: 'success', code: 'commentDeleted' }, 'Comment deleted successfully'],
    [{ tone: 'success', code: 'invitationAccepted', values: { project: 'Shop' } }, 'Joined Shop'],
    [{ tone: 'success', code: 'invitationSent', values: { email: 'a@b.example' } }, 'Invitation sent to a@b.example'],
    [
      { tone: 'success', code: 'invitationRevoked', values: { email: 'a@b.example' } },
      'Invitation to a@b.example revoked',
    ],
    [{ tone: 'success', code: 'projectJoined', values: { project: 'Shop' } }, 'Successfully joined Shop!'],
    [
      {
        tone: 'success',
        code: 'jiraIssueCreated',
        values: { type: 'Bug', ticketUrl: 'https://jira.example/browse/SHOP-7' },
      },
      'Bug created successfully',
    ],
    [{ tone: 'error', code: 'projectCreateFailed' }, 'Failed to create project'],
    [{ tone: 'error', code: 'projectCreateFailed', values: { detail: '' } }, 'Failed to create project'],
    [{ tone: 'error', code: 'projectCreateFailed', values: { detail: 'Too many projects.' } }, 'Too many projects.'],
  ])('returns %j', (notice, text) => {
    expect(noticeText(notice)).toBe(text);
  });

  it('uses the given language', () => {
    const texts = { ...en.notices, commentDeleted: 'Commentaire supprimé' };

    expect(noticeText({ tone: 'success', code: 'commentDeleted' }, texts)).toBe('Commentaire supprimé');
  });
});

describe('Notice', () => {
  it('lists the texts with a detail and the fixed ones', () => {
    expectTypeOf<DetailNoticeCode>().toEqualTypeOf<
      | 'invitationAcceptFailed'
      | 'invitationSendFailed'
      | 'invitationLinkFailed'
      | 'embedKeyRevokeFailed'
      | 'projectCreateFailed'
      | 'projectDeleteFailed'
      | 'projectLeaveFailed'
      | 'memberRoleUpdateFailed'
      | 'memberRemoveFailed'
      | 'recordingRetryFailed'
    >();
    expectTypeOf<'commentDeleted'>().toExtend<PlainNoticeCode>();
    expectTypeOf<{ tone: 'success'; code: 'jiraIssueCreated' }>().not.toExtend<Notice>();
    expectTypeOf<{
      tone: 'success';
      code: 'jiraIssueCreated';
      values: { type: string; ticketUrl: string };
    }>().toExtend<Notice>();
  });
});
