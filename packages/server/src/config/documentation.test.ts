import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { AUDIT_ACTIONS } from '../audit/audit.js';
import { COMMANDS } from '../commands/all-commands.js';
import { VARIABLES } from './variables.js';

const documentation = readFileSync(fileURLToPath(new URL('../../../../docs/operating.md', import.meta.url)), 'utf8');

/** The cells of the table of settings: name, meaning, default. */
function documentedVariables(): string[][] {
  const rows = documentation.split('\n').filter((line) => /^\| `[A-Z][A-Z\d_]+` /.test(line));
  return rows.map((row) =>
    row
      .split('|')
      .slice(1, 4)
      .map((cell) => cell.trim()),
  );
}

describe('docs/operating.md', () => {
  it('has every variable as --help has it, and no other', () => {
    expect(documentedVariables()).toEqual(
      Object.entries(VARIABLES).map(([name, { meaning, fallback }]) => [`\`${name}\``, meaning, fallback]),
    );
  });

  it('names no setting that does not exist', () => {
    const named = new Set(documentation.match(/\b(FLOWLENS|S3|JIRA|GOOGLE|SMTP|MAIL|OIDC)_[A-Z_]+\b/g));

    expect([...named].filter((name) => !(name in VARIABLES))).toEqual([]);
  });

  it('names every action of the audit trail', () => {
    for (const action of AUDIT_ACTIONS) expect(documentation).toContain(`\`${action}\``);
  });

  it('names every command', () => {
    for (const { name } of COMMANDS) expect(documentation).toContain(`flowlens ${name}`);
  });
});
