import type { ERRORS } from '@tus/server';

/** An error of the upload protocol, as the tus server responds with it. */
export class ProtocolError extends Error {
  readonly status_code: number;
  readonly body: string;

  constructor({ status_code, body }: (typeof ERRORS)[keyof typeof ERRORS]) {
    super(body);
    this.name = 'ProtocolError';
    this.status_code = status_code;
    this.body = body;
  }
}
