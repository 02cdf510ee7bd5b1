import { describe, expect, it } from 'vitest';
import { helpText, readCommandLine } from './command-line.js';
import { VARIABLES } from './config/variables.js';

describe('readCommandLine()', () => {
  it.each([
    [[], { kind: 'run', command: 'serve', demo: false }],
    [['serve', '--demo'], { kind: 'run', command: 'serve', demo: true }],
    [['migrate'], { kind: 'run', command: 'migrate', demo: false }],
    [['seed'], { kind: 'run', command: 'seed', demo: false }],
    [['serve', '--help'], { kind: 'help' }],
    [['-h'], { kind: 'help' }],
  ])('understands %j', (args, expected) => expect(readCommandLine(args)).toEqual(expected));

  it.each([[['srve']], [['serve', 'now']], [['migrate', '--demo']], [['--port', '1']]])(
    'points to the help for %j',
    (args) => {
      expect(readCommandLine(args)).toEqual({
        kind: 'mistake',
        message: expect.stringMatching(/See flowlens --help\.$/) as string,
      });
    },
  );
});

describe('helpText()', () => {
  it('names every variable', () => {
    for (const name of Object.keys(VARIABLES)) expect(helpText()).toContain(`  ${name} `);
  });
});
