import { nearest } from '../../nearest.js';
import { isOfKubernetes } from './kubernetes-variables.js';
import { VARIABLES, type VariableName, type Values } from './variables.js';

/** Set by the repository's own scripts and tests; the server ignores them and does not report them as typos. */
const TOOL_VARIABLES = new Set(['FLOWLENS_CHROMIUM', 'FLOWLENS_SERVER']);
const PREFIX = 'FLOWLENS_';

export interface ReadVariables {
  /** Undefined if any value is invalid. */
  values: Values | undefined;
  problems: string[];
}

/** Reads and checks every variable of the table; an empty value counts as unset. */
export function readVariables(env: Record<string, string | undefined>): ReadVariables {
  const values: Record<string, unknown> = {};
  const problems = Object.keys(env)
    .filter((name) => isUnknown(name) && !isOfKubernetes(name, env[name]))
    .map(unknownVariable);
  let bad = false;
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const result = variable.schema.safeParse(env[name] || undefined);
    if (result.success) values[name] = result.data;
    else {
      bad = true;
      problems.push(`${name}: it must be ${variable.expected}.`);
    }
  }
  return { values: bad ? undefined : (values as Values), problems };
}

function isUnknown(name: string): boolean {
  return name.startsWith(PREFIX) && !(name in VARIABLES) && !TOOL_VARIABLES.has(name);
}

function unknownVariable(name: string): string {
  const known = (Object.keys(VARIABLES) as VariableName[]).filter((candidate) => candidate.startsWith(PREFIX));
  const suggestion = nearest(name, known);
  const hint = suggestion ? `did you mean ${suggestion}?` : `the server knows ${known.join(', ')}.`;
  return `${name}: there is no such setting; ${hint}`;
}
