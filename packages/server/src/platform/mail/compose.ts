import type { SendMailOptions } from 'nodemailer';
import type { Message } from './delivery.js';

/** Name of the sender's machine in a Message-ID, where the receiver sees it. */
export interface Sender {
  /** The `From` header. */
  from: string;
  host: string;
}

/** A message as nodemailer takes it. The addressee is one address and never a list that somebody typed. */
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
