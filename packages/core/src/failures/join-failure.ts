import type { Messages } from '../messages/en.js';
import { detailOf, statusOf } from './error-facts.js';

export interface JoinFailure {
  message: string;
  /** Offers 'Go to Project'. */
  alreadyMember: boolean;
  /** The invitation is for somebody else: offers to switch the account. */
  otherAccount: boolean;
  /** The viewer can accept it among the pending invitations. */
  byMail: boolean;
  /** The link is incomplete or expired: only a new one helps. */
  needsNewLink: boolean;
}

/** The refusal `joinLimit` names the projects that the user is a member of, but not this one. */
const ALREADY_MEMBER = /already a member(?! of \d)/i;

/** Returns why joining a project failed: the server's detail if there is one, otherwise by status. */
export function joinFailure(error: unknown, texts: Messages['failures']): JoinFailure {
  // The detail of a damaged link describes its format, which does not help people who open it.
  const detail = statusOf(error) === 422 ? undefined : detailOf(error);
  return {
    message: detail === undefined ? messageByStatus(statusOf(error), texts) : texts.serverSaid({ detail }),
    alreadyMember: ALREADY_MEMBER.test(detail ?? ''),
    otherAccount: detail?.toLowerCase().includes('another e-mail address') ?? false,
    byMail: detail?.toLowerCase().includes('your pending invitations') ?? false,
    needsNewLink: [404, 422].includes(statusOf(error) ?? 0),
  };
}

function messageByStatus(status: number | undefined, texts: Messages['failures']): string {
  if (status === 404 || status === 422) return texts.joinNotFound;
  if (status === 403) return texts.joinForbidden;
  return status === 400 ? texts.joinInvalid : texts.joinOther;
}
