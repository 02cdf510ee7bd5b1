import { formatClock } from '@flowlens/core/format';
import { quotedLiteral } from '@flowlens/core/recorded';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import { playwrightSteps } from './playwright-steps.js';

const OPENING = `  const failures: string[] = [];
  page.on("pageerror", (error) => failures.push(error.message));
  page.on("response", (response) => {
    if (response.status() >= 500) failures.push(\`\${response.status()} \${response.url()}\`);
  });
`;

/**
 * Yields a Playwright test that repeats the user's actions. The chunks form one file. The test fails as long as the page
 * throws or the server returns 5xx, so it can prove a fix. Recorded values appear in literals only.
 *
 * @param entries in order of time.
 */
export function* playwrightTest(entries: Iterable<TimelineEntry>, about: { title: string }): Generator<string, void> {
  yield `import { expect, test } from "@playwright/test";\n\n`;
  yield `test(${quotedLiteral(about.title)}, async ({ page }) => {\n${OPENING}\n`;
  let clock = '';
  for (const { timeMs, code } of playwrightSteps(entries)) {
    const time = formatClock(timeMs);
    yield time === clock ? `  ${code}\n` : `  // ${time}\n  ${code}\n`;
    clock = time;
  }
  yield `\n  expect(failures).toEqual([]);\n});\n`;
}
