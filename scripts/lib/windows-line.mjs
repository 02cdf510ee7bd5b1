/**
 * A command as one line for the shell of Windows. Only that starts the `.cmd` files by which npm and pnpm are called there, and it
 * takes a path with a space for two words.
 */
export function windowsLine(command, args) {
  return [command, ...args].map((word) => (/^[\w./\\:@=*-]+$/.test(word) ? word : `"${word}"`)).join(' ');
}
