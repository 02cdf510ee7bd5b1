#!/usr/bin/env node
import { questionsAt } from './questions/ask.js';
import { completeChoices } from './questions/choices.js';
import { HELP, readCommandLine } from './command-line.js';
import type { GivenChoices } from './command-line.js';
import { nextSteps } from './next-steps.js';
import { packageManagerOf } from './package-manager.js';
import { planScaffold } from './plan/plan.js';
import { ScaffoldError } from './scaffold-error.js';
import { writePlan } from './plan/write-plan.js';

const { stdin, stdout, env, argv } = process;
try {
  const commandLine = readCommandLine(argv.slice(2));
  if (commandLine.kind === 'help') console.log(HELP);
  else await scaffold(commandLine.given);
} catch (error) {
  const isExpected = error instanceof ScaffoldError;
  console.error(isExpected ? error.message : error);
  process.exit(isExpected ? error.exitCode : 1);
}

async function scaffold(given: GivenChoices): Promise<void> {
  const currentFolder = process.cwd();
  const questions = stdin.isTTY && stdout.isTTY ? questionsAt({ input: stdin, output: stdout }) : undefined;
  const choices = await completeChoices(given, { currentFolder, questions });
  const plan = planScaffold(choices);
  writePlan(choices.folder, plan);

  console.log(`Written to ${choices.folder}: ${Object.keys(plan.created).join(', ')}`);
  const extended = Object.keys(plan.extended);
  if (extended.length > 0) console.log(`Extended: ${extended.join(', ')}`);
  const packageManager = packageManagerOf(choices.folder, env.npm_config_user_agent);
  const steps = nextSteps(choices, plan, { currentFolder, packageManager });
  console.log(`\nNext:\n${steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`);
}
