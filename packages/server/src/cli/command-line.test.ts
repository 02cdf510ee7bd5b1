import { describe, expect, it } from 'vitest';
import { generalHelp } from './command-help.js';
import { readCommandLine } from './command-line.js';
import { COMMANDS } from './commands/all-commands.js';
import { VARIABLES } from '../platform/config/variables/variables.js';

const UUID = '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10';

/** Returns the command with its arguments and flags, or the error. */
function read(...args: string[]) {
  const line = readCommandLine(args);
  if (line.kind === 'mistake') return line.message;
  if (line.kind === 'help') return line.text;
  return [line.command.name, line.input.args, Object.fromEntries(line.input.flags)];
}

describe('readCommandLine', () => {
  it.each([
    [[], ['serve', [], {}]],
    [['--demo'], ['serve', [], { demo: true }]],
    [
      ['serve', '--demo'],
      ['serve', [], { demo: true }],
    ],
    [['migrate'], ['migrate', [], {}]],
    [
      ['restore-tag', UUID],
      ['restore-tag', [UUID], {}],
    ],
    [
      ['backup', './backup.tar'],
      ['backup', ['./backup.tar'], {}],
    ],
    [
      ['create-project', '--open-source', '--name', 'Web shop', '--owner=ann@example.com', '--max-members', '50'],
      ['create-project', [], { 'open-source': true, name: 'Web shop', owner: 'ann@example.com', 'max-members': '50' }],
    ],
    [
      ['create-project', '--open-source', '--name=-x', '--owner', 'a@b.c'],
      ['create-project', [], { 'open-source': true, name: '-x', owner: 'a@b.c' }],
    ],
  ])('parses %j', (args, expected) => expect(read(...args)).toEqual(expected));

  it.each([
    [['srve'], 'There is no command "srve". Did you mean serve? See flowlens --help.'],
    [['paint'], 'There is no command "paint". See flowlens --help.'],
    [['serve', 'now'], 'serve takes no "now". See flowlens serve --help.'],
    [['serve', '--dmeo'], 'serve has no flag --dmeo. Did you mean --demo? See flowlens serve --help.'],
    [['serve', '--toString'], 'serve has no flag --toString. See flowlens serve --help.'],
    [['serve', '-x'], 'serve has no flag -x. See flowlens serve --help.'],
    [['serve', '--demo', '--demo'], '--demo is given twice. See flowlens serve --help.'],
    [['serve', '--demo=yes'], '--demo takes no value. See flowlens serve --help.'],
    [['migrate', '--demo'], 'migrate has no flag --demo. See flowlens migrate --help.'],
    [['--port', '1'], 'serve has no flag --port. See flowlens serve --help.'],
    [['restore-tag'], 'restore-tag needs <tag id>. See flowlens restore-tag --help.'],
    [['backup', 'a', 'b'], 'backup takes no "b". See flowlens backup --help.'],
    [
      ['create-project', '--name', 'x', '--owner', 'a@b.c'],
      'Personal projects are created in the app. For an open source project, add --open-source. See flowlens create-project --help.',
    ],
    [
      ['create-project', '--open-source', '--owner', 'a@b.c'],
      'create-project needs --name <name>. See flowlens create-project --help.',
    ],
    [
      ['create-project', '--open-source', '--name', '--owner', 'a@b.c'],
      '--name needs a value: --name <name>. See flowlens create-project --help.',
    ],
    [
      ['create-project', '--open-source', '--name'],
      '--name needs a value: --name <name>. See flowlens create-project --help.',
    ],
    [
      ['create-project', '--ownr', 'a@b.c'],
      'create-project has no flag --ownr. Did you mean --owner? See flowlens create-project --help.',
    ],
  ])('reports the mistake in %j', (args, message) => expect(read(...args)).toBe(message));
});

describe('generalHelp and commandHelp', () => {
  it.each([[['--help']], [['-h']], [['--demo', '--help']]])('lists all commands for %j', (args) => {
    expect(read(...args)).toBe(generalHelp());
  });

  it('lists every command and every variable', () => {
    for (const name of Object.keys(VARIABLES)) expect(generalHelp()).toContain(`  ${name} `);
    for (const { name, summary } of COMMANDS) expect(generalHelp()).toMatch(new RegExp(`  ${name}.*\\n +${summary}`));
  });

  it.each(COMMANDS.map((command) => [command.name, command]))(
    'lists the arguments and flags of %s',
    (name, command) => {
      const help = read(name, '--help');

      expect(help).toContain(`Usage: flowlens ${name}`);
      for (const argument of command.args) expect(help).toContain(`<${argument}>`);
      for (const [flag, { meaning }] of Object.entries(command.flags)) {
        expect(help).toContain(`--${flag}`);
        expect(help).toContain(meaning);
      }
    },
  );
});
