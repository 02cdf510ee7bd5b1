/** A message without its sender, addressee and headers. */
export interface Content {
  subject: string;
  text: string;
  html: string;
}

export interface Message extends Content {
  /** The same for every attempt, so that a receiver knows a repeated message. */
  id: string;
  to: string;
  queuedAt: Date;
}

/** @throws DeliveryError, or what a broken disk throws */
export type Deliver = (message: Message, signal: AbortSignal) => Promise<void>;

/** Reason why a message was not sent, without addresses: mail servers quote the addressee. */
export class DeliveryError extends Error {
  constructor(
    reason: string,
    /** True if retrying is pointless: the server refused this message or its addressee for good. */
    readonly permanent: boolean,
  ) {
    super(`The mail server did not take a message: ${reason}.`);
    this.name = 'DeliveryError';
  }
}
