import { DAY_MS } from '@flowlens/core/internal';
import { joinPath } from '@flowlens/core/links';
import type { Kysely } from 'kysely';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import type { Jobs, QueueSettings } from '../../platform/jobs/jobs.js';
import type { Logger } from '../../platform/logging/logger.js';
import { findPendingInvitation } from '../invitations/invitation-repository.js';
import { isRecordingWaiting } from '../recording-links/waiting-recordings.js';
import { type Content, DeliveryError } from '../../platform/mail/delivery.js';
import { type Invite, invitationMessage } from './invitation-message.js';
import { outboxDelivery } from '../../platform/mail/outbox.js';
import { smtpDelivery } from '../../platform/mail/smtp.js';
import { type WaitingRecordingNotice, waitingRecordingMessage } from './waiting-recording-message.js';

const TRY_FOR_MS = DAY_MS;
/** Delays double from 10 s to an hour; in total more than `TRY_FOR_MS`, which ends the attempts. */
const RETRIES: QueueSettings = {
  retryLimit: 50,
  retryDelay: 10,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 60,
};

export interface Mail {
  /** Queues an invitation. In a transaction, it is sent only after the commit. A failure to send never fails the caller. */
  invite: (db: Kysely<Tables>, mail: InvitationMail) => Promise<void>;
  /** Queues the notice of a waiting recording in the same way. */
  recordingWaits: (db: Kysely<Tables>, mail: WaitingRecordingMail) => Promise<void>;
}

interface InvitationMail extends Invite {
  /** The message is sent only while this invitation is pending. */
  invitationId: string;
}

interface WaitingRecordingMail extends WaitingRecordingNotice {
  /** The message is sent only while this recording waits. */
  flowId: string;
}

type QueuedMail = (InvitationMail | WaitingRecordingMail) & {
  id: string;
  /** ISO time. */
  queuedAt: string;
};

interface MailParts {
  config: Pick<Config, 'mail' | 'publicUrl' | 'dataFolder'>;
  database: Pick<Database, 'db'>;
  jobs: Jobs;
  log: Logger;
}

/** E-mails of the product. Logs contain no addresses. Call it before `jobs.start`. */
export function createMail({ config, database: { db }, jobs, log }: MailParts): Mail {
  const { smtpUrl, from, requireTls } = config.mail;
  const sender = { from, host: new URL(config.publicUrl).hostname };
  const deliver = smtpUrl
    ? smtpDelivery(smtpUrl, sender, { requireTls })
    : outboxDelivery(join(config.dataFolder, 'outbox'), sender, log);

  async function contentOf(mail: QueuedMail): Promise<Content | undefined> {
    if ('flowId' in mail)
      return (await isRecordingWaiting(db, mail.flowId)) ? waitingRecordingMessage(mail, config.publicUrl) : undefined;
    const { invitationId: invitation_id } = mail;
    const invitation = await findPendingInvitation(db, invitation_id);
    if (!invitation) return undefined;
    // Omits the name of the project, which could look like a URL.
    const link = `${config.publicUrl}${joinPath({ project_id: invitation.project_id, invitation_id })}`;
    return invitationMessage(mail, link);
  }

  const queue = jobs.queue<QueuedMail>('mail', RETRIES, async ({ data, signal }) => {
    const { id, to, queuedAt } = data;
    const content = await contentOf(data);
    if (!content) return;
    const message = { id, to, queuedAt: new Date(queuedAt), ...content };
    try {
      await deliver(message, signal);
    } catch (error) {
      if (!isPermanent(error, message.queuedAt)) throw error;
      log.error({ err: error, mail: id }, 'an e-mail could not be delivered');
    }
  });

  const add = (within: Kysely<Tables>, mail: InvitationMail | WaitingRecordingMail) =>
    queue.add(within, { ...mail, id: randomUUID(), queuedAt: new Date().toISOString() });
  return { invite: add, recordingWaits: add };
}

function isPermanent(error: unknown, queuedAt: Date): boolean {
  const isRefused = error instanceof DeliveryError && error.permanent;
  return isRefused || Date.now() - queuedAt.getTime() > TRY_FOR_MS;
}
