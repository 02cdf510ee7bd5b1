import { describe, expect, it } from 'vitest';
import { readCommandLine } from './command-line.js';

describe('readCommandLine', () => {
  it('reads all flags', () => {
    expect(readCommandLine(['--folder', 'desk', '--framework', 'next', '--server', 'https://flows.example/'])).toEqual({
      kind: 'scaffold',
      given: { folder: 'desk', framework: 'next', serverUrl: 'https://flows.example', yes: false },
    });
  });

  it('takes the folder without a flag', () => {
    expect(readCommandLine(['desk', '-y'])).toMatchObject({ given: { folder: 'desk', yes: true } });
  });

  it('offers help', () => {
    expect(readCommandLine(['-h'])).toEqual({ kind: 'help' });
  });

  it.each([
    [['--framework', 'svelte'], '--framework is vite or next, not "svelte".'],
    [['--fremework', 'next'], "Unknown option '--fremework'"],
    [['one', 'two'], 'Name one folder only.'],
    [['one', '--folder', 'two'], 'Name one folder only.'],
    [['--folder'], 'argument missing'],
    [['--server', 'flows'], '"flows" is not a web address'],
  ])('rejects %j with exit code 2', (args, message) => {
    expect(() => readCommandLine(args)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(message) as string, exitCode: 2 }) as Error,
    );
  });
});
