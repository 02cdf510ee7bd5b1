import { oneLine } from '@flowlens/core/format';
import type { ProjectRole } from '@flowlens/core/permissions';
import { MAIL_TEXTS } from './messages.js';
import type { Content } from '../../platform/mail/delivery.js';
import { messageOf } from './message-page.js';
import { NAME_CHARS, nameOf } from './name-of.js';

const ADDRESS_CHARS = 320;
const texts = MAIL_TEXTS.invitation;

export interface Invite {
  to: string;
  projectName: string;
  /** Without the address if members do not see each other's. */
  invitedBy: { name: string; email?: string | undefined };
  role: ProjectRole;
}

/**
 * Builds the invitation e-mail. Names contain no links, so that nobody can send their own URL in our name; the
 * button leads to `link`.
 */
export function invitationMessage({ to, projectName, invitedBy, role }: Invite, link: string): Content {
  const email = oneLine(invitedBy.email ?? '', ADDRESS_CHARS);
  const project = { projectName: nameOf(projectName) };
  const name = oneLine(invitedBy.name, NAME_CHARS) === email ? '' : nameOf(invitedBy.name);
  const inviter = name !== '' && email !== '' ? `${name} (${email})` : name || email || texts.somebody;
  const content = {
    heading: texts.heading(project),
    lead: texts.lead({ ...project, inviter, role }),
    how: texts.how({ address: oneLine(to, ADDRESS_CHARS) }),
    link,
    button: texts.button,
    note: texts.note,
  };
  return messageOf(texts.subject({ ...project, inviter: name || email || texts.somebody }), content);
}
