// Checks the subjects of a range of commits (`main..HEAD`), or of the message in a file (`--message <file>`).
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { subjectFault } from './lib/commit-subjects.mjs';

const [range, file] = process.argv.slice(2);
if (range === undefined || (range === '--message' && file === undefined)) {
  console.error('Usage: check-commit-subjects.mjs <base>..<head> | --message <file>');
  process.exit(2);
}

const subjects = range === '--message' ? [subjectOf(readFileSync(file, 'utf8'))] : subjectsIn(range);
const faults = subjects.map((subject) => [subject, subjectFault(subject)]).filter(([, fault]) => fault !== undefined);
for (const [subject, fault] of faults) console.error(`✕ “${subject}” ${fault}`);
if (faults.length > 0) console.error('\nThe form is `area: imperative summary`; see docs/writing.md.');
process.exit(faults.length === 0 ? 0 : 1);

function subjectsIn(commits) {
  const log = execFileSync('git', ['log', '--no-merges', '--format=%s', '--end-of-options', commits], {
    encoding: 'utf8',
  });
  return log.split('\n').filter((line) => line !== '');
}

function subjectOf(message) {
  return message.split('\n').find((line) => line !== '' && !line.startsWith('#')) ?? '';
}
