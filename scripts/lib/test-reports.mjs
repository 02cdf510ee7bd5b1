// Reads the JSON reports of the test runners: numbers of passed and failed tests, and names of the failed.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export function vitestOutcome(file) {
  const report = readReport(file);
  const failures = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages }) => describe(relative('.', name), fullName, failureMessages[0])),
  );
  return { passed: report?.numPassedTests ?? 0, failed: report?.numFailedTests ?? 0, failures };
}

export function playwrightOutcome(file) {
  const report = readReport(file);
  const { expected = 0, unexpected = 0, flaky = 0 } = report?.stats ?? {};
  const failures = (report?.suites ?? [])
    .flatMap(specsOf)
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => describe(file, title, tests[0]?.results[0]?.error?.message));
  return { passed: expected, failed: unexpected + flaky, failures };
}

function specsOf({ specs = [], suites = [] }) {
  return [...specs, ...suites.flatMap(specsOf)];
}

/** Lines of an error message for the summary: expected and received value, without the surrounding document. */
const MESSAGE_LINES = 12;

/** Returns a test with the first lines of its error. */
function describe(file, title, message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MESSAGE_LINES);
  return [`${file}: ${title}`, ...lines].join('\n    ');
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
