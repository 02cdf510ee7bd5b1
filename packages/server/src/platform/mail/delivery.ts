/** A message without sender, addressee and headers. */
export interface Content {
  subject: string;
  text: string;
  html: string;
}

export interface Message extends Content {
  /** The same for every attempt, so that receivers recognize a repeated message. */
  id: string;
  to: string;
  queuedAt: Date;
}

/** @throws DeliveryError; errors of a broken disk */
export type Deliver = (message: Message, signal: AbortSignal) => Promise<void>;

/** Reason why a message was not sent, without addresses, because mail servers quote the addressee. */
export class DeliveryError extends Error {
  constructor(
    reason: string,
    /** True if retrying is pointless: the mail server permanently rejected this message or its addressee. */
    readonly permanent: boolean,
  ) {
    super(`The mail server did not accept a message: ${reason}.`);
    this.name = 'DeliveryError';
  }
}
