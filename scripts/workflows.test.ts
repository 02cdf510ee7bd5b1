import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { shellFaults } from './docs/shell-faults.js';
import { root } from './lib/toolchain.mjs';

interface Job {
  'runs-on'?: string;
  'timeout-minutes'?: number;
  uses?: string;
  needs?: string | string[];
  steps?: { run?: string }[];
}
interface Workflow {
  permissions?: unknown;
  jobs: Record<string, Job>;
}

const paths = globSync('.github/workflows/*.yml', { cwd: root }).sort();
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** Returns the errors that GitHub’s own parser finds: unknown keys, contexts, functions and jobs. */
async function errorsIn(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

describe.each(paths)('%s', (path) => {
  const { permissions, jobs } = parse(textOf(path)) as Workflow;
  const commands = Object.values(jobs).flatMap(({ steps = [] }) => steps.flatMap(({ run }) => run ?? []));

  it('is valid for GitHub', async () => {
    const needed = Object.values(jobs).flatMap(({ needs = [] }) => needs);

    expect(await errorsIn(path, textOf(path))).toEqual([]);
    expect(Object.keys(jobs)).toEqual(expect.arrayContaining(needed));
  });

  it('calls only existing scripts, steps and files', () => {
    const faults = commands.flatMap((code) => shellFaults({ path, line: 1, language: 'sh', code }));
    const files = commands.flatMap((code) => [...code.matchAll(/^node (\S+)/gm)].map(([, file]) => file!));

    expect([...faults, ...files.filter((file) => !existsSync(join(root, file)))]).toEqual([]);
  });

  it('passes outside values through variables, never into a command', () => {
    expect(commands.filter((code) => code.includes('${{'))).toEqual([]);
  });

  it('grants only read access by default, and limits the time of each job', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs))
      if (job.uses === undefined) expect(job['timeout-minutes']).toBeGreaterThan(0);
  });
});

describe('the workflows', () => {
  it('test the supported Node and React versions', () => {
    const ci = textOf('.github/workflows/ci.yml');

    expect(ci).toContain('node: [22, 24]');
    expect([...ci.matchAll(/react: '([\d.]+)'/g)].map(([, version]) => version)).toEqual(['18.2', '19']);
  });

  it('run all tests every night', () => {
    expect(textOf('.github/workflows/nightly.yml')).toContain('- run: npm run test:all\n');
  });

  it('are rejected with an unknown key or context', async () => {
    const errors = await errorsIn(
      'invented.yml',
      [
        'on: push',
        'jobs:',
        '  a:',
        '    runs-on: ubuntu-latest',
        '    steps:',
        '      - run: echo ${{ matrixx.node }}',
        '        sell: bash',
      ].join('\n'),
    );

    expect(errors).toEqual([expect.stringContaining('matrixx'), expect.stringContaining('sell')]);
  });
});
