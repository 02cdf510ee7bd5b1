import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs in a separate process that drops its privileges only after loading its code, which may be in root's folder. */
const SCRIPT = `
const [url, name, args] = process.argv.slice(1);
const module = await import(url);
if (process.getuid?.() === 0) process.setuid?.(65_534);
try {
  await module[name](...JSON.parse(args));
} catch (error) {
  process.stdout.write(error.message);
}`;

/**
 * Returns the error of a function when an unprivileged user calls it: this one, or another if the tests run as root.
 */
export async function failureAsNobody(module: URL, name: string, ...args: unknown[]): Promise<string> {
  const command = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT, module.href, name, JSON.stringify(args)];
  return (await promisify(execFile)(process.execPath, command, { cwd: import.meta.dirname })).stdout;
}
