import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../../http/audit/audit.js';
import { COMMANDS } from '../../cli/commands/all-commands.js';
import { VARIABLES } from './variables/variables.js';

const folder = join(import.meta.dirname, '../../../../../docs/operating');
const pages = new Map(
  globSync('*.md', { cwd: folder }).map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
);
const documentation = [...pages.values()].join('\n');

/** Returns the cells of the tables of settings: name, meaning, default. */
function documentedVariables(): string[][] {
  const rows = pages
    .get('configure.md')!
    .split('\n')
    .filter((line) => /^\| `[A-Z][A-Z\d_]+` /.test(line));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  );
}

describe('docs/operating', () => {
  it('lists the same variables, meanings and defaults as --help', () => {
    expect(documentedVariables()).toEqual(
      Object.entries(VARIABLES).map(([name, { meaning, fallback }]) => [`\`${name}\``, meaning, fallback]),
    );
  });

  it('names only settings that exist', () => {
    const named = new Set(documentation.match(/\b(FLOWLENS|S3|JIRA|GOOGLE|SMTP|MAIL|OIDC)_[A-Z_]+\b/g));

    expect([...named].filter((name) => !(name in VARIABLES))).toEqual([]);
  });

  it('lists every action of the audit trail', () => {
    for (const action of AUDIT_ACTIONS) expect(documentation).toContain(`\`${action}\``);
  });

  it('lists every command', () => {
    for (const { name } of COMMANDS) expect(documentation).toContain(`flowlens ${name}`);
  });
});
