/**
 * Formats a command as one line for the Windows shell, which is required for the `.cmd` files of npm and pnpm, and
 * which splits unquoted paths at spaces.
 */
export function windowsLine(command, args) {
  return [command, ...args].map((word) => (/^[\w./\\:@=*-]+$/.test(word) ? word : `"${word}"`)).join(' ');
}
