import { createTransport } from 'nodemailer';
import { composeMessage, type Sender } from './compose.js';
import { type Deliver, DeliveryError } from './delivery.js';

/** For a whole delivery. */
const TIMEOUT_MS = 20_000;

/** Delivers to the mail server of an `smtp:` or `smtps:` address, over TLS when the server offers it. */
export function smtpDelivery(url: string, sender: Sender): Deliver {
  const transport = createTransport({
    url,
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

/** What nodemailer throws. */
interface SmtpFailure {
  code?: string;
  /** To which the server said no. */
  command?: string;
  responseCode?: number;
}

/** Only a refusal of the message or its addressee is for good: a wrong password or sender is mended within the day. */
function deliveryError(error: unknown): DeliveryError {
  const { code = 'unknown', command, responseCode } = error as SmtpFailure;
  // The code of a refused addressee is that of a refused sender too.
  const isAboutMessage = command === 'RCPT TO' || code === 'EMESSAGE';
  const permanent = isAboutMessage && (responseCode === undefined || responseCode >= 500);
  return new DeliveryError(responseCode === undefined ? code : `${code} ${responseCode}`, permanent);
}
