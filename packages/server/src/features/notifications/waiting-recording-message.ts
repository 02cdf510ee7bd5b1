import { projectPath } from '@flowlens/core/links';
import { MAIL_TEXTS } from './messages.js';
import type { Content } from '../../platform/mail/delivery.js';
import { messageOf } from './message-page.js';
import { nameOf } from './name-of.js';

const texts = MAIL_TEXTS.waitingRecording;

export interface WaitingRecordingNotice {
  to: string;
  projectId: string;
  projectName: string;
  linkTitle: string;
}

/** Message to the creator of a recording link about a waiting recording. Contains no text of the guest. */
export function waitingRecordingMessage(
  { projectId, ...notice }: Omit<WaitingRecordingNotice, 'to'>,
  publicUrl: string,
): Content {
  const projectName = nameOf(notice.projectName);
  return messageOf(texts.subject({ projectName }), {
    heading: texts.heading({ projectName }),
    lead: texts.lead({ linkTitle: nameOf(notice.linkTitle) }),
    how: texts.how,
    link: publicUrl + projectPath(projectId),
    button: texts.button,
    note: texts.note,
  });
}
