import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Complete messages that the product has written to one person, oldest first. */
export async function mailTo(email: string): Promise<string[]> {
  const folder = join(process.env.E2E_DATA ?? '', 'outbox');
  const names = await readdir(folder).catch(() => []);
  const messages = await Promise.all(names.toSorted().map((name) => readFile(join(folder, name), 'utf8')));
  return messages.filter((message) => message.includes(`To: ${email}`));
}
