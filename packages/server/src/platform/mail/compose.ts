import type { SendMailOptions } from 'nodemailer';
import type { Message } from './delivery.js';

/** Host name in Message-IDs, which receivers can see. */
export interface Sender {
  /** The `From` header. */
  from: string;
  host: string;
}

/** Builds a message for nodemailer. The addressee is a single address, never a list that somebody typed. */
export function composeMessage({ from, host }: Sender, { id, to, queuedAt, ...content }: Message): SendMailOptions {
  return {
    ...content,
    from,
    to: { name: '', address: to },
    date: queuedAt,
    messageId: `<${id}@${host}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
