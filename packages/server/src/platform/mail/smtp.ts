import { createTransport } from 'nodemailer';
import { overrideOf } from '../config/checks/plain-text.js';
import { composeMessage, type Sender } from './compose.js';
import { type Deliver, DeliveryError } from './delivery.js';

/** Timeout of a whole delivery. */
const TIMEOUT_MS = 20_000;
const WITHOUT_TLS =
  'it offers no TLS, so it would get the message in plain text; name one that does in SMTP_URL, ' +
  `or set ${overrideOf('SMTP_URL')}=on`;

/** Delivers to the mail server of an `smtp:` or `smtps:` URL: over TLS if the server supports it, or only over TLS. */
export function smtpDelivery(url: string, sender: Sender, { requireTls }: { requireTls: boolean }): Deliver {
  const transport = createTransport({
    url: requireTls ? withTls(url) : url,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
  });
  return async (message, signal) => {
    const within = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]);
    try {
      await transport.sendMail({ ...composeMessage(sender, message), signal: within });
    } catch (error) {
      throw deliveryError(error);
    }
  };
}

/** Makes STARTTLS required. It is part of the URL because the URL overrides other options. */
function withTls(address: string): string {
  const url = new URL(address);
  url.searchParams.set('requireTLS', 'true');
  return url.href;
}

/** Error of nodemailer. */
interface SmtpFailure {
  code?: string;
  /** SMTP command that the server rejected. */
  command?: string;
  responseCode?: number;
}

/** Only rejections of the message or its addressee are permanent; operators fix a wrong password or sender within the day. */
function deliveryError(error: unknown): DeliveryError {
  const { code = 'unknown', command, responseCode } = error as SmtpFailure;
  // Rejected addressees and rejected senders have the same code.
  const isAboutMessage = command === 'RCPT TO' || code === 'EMESSAGE';
  const isWithoutTls = code === 'ETLS' && command === 'STARTTLS' && responseCode !== undefined;
  const permanent = isAboutMessage && (responseCode === undefined || responseCode >= 500);
  const reason = responseCode === undefined ? code : `${code} ${responseCode}`;
  return new DeliveryError(isWithoutTls ? `${reason} (${WITHOUT_TLS})` : reason, permanent);
}
