import { createTransport } from 'nodemailer';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../logging/logger.js';
import { composeMessage, type Sender } from './compose.js';
import type { Deliver } from './delivery.js';

/** Writes messages as `.eml` files to `folder`, for a server without a mail server. */
export function outboxDelivery(folder: string, sender: Sender, log: Logger): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  // Operators without a mail server read the invitations here, so the line is shown on a terminal too.
  const shownLog = log.level === 'silent' ? log : log.child({}, { level: 'info' });
  return async (message) => {
    const { message: source } = await transport.sendMail(composeMessage(sender, message));
    const time = message.queuedAt.toISOString().replaceAll(/[:.]/g, '-');
    const file = join(folder, `${time}-${message.id}.eml`);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(file, source, { mode: 0o600 });
    shownLog.info({ file }, `an e-mail was written to ${file}`);
  };
}
