import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const PACKAGES = join(import.meta.dirname, '../..');

/** Security requirements of the extension, each with the tests that verify it: a file and a test title. */
const DEMANDS: Record<string, readonly (readonly [file: string, title: string])[]> = {
  'traffic of other tabs stays out': [
    ['extension/e2e/recording/observed-requests.spec.ts', 'requests of other tabs and sites are not recorded'],
    [
      'extension/e2e/recording/observed-requests.spec.ts',
      'requests of a service worker are recorded only while no other tab of its site is open',
    ],
    [
      'extension/e2e/setup/manifest.spec.ts',
      'the release requests no site, no debugger and nothing unused at installation',
    ],
  ],
  'cookies and credentials do not leave the listener': [
    ['extension/src/observed-requests/read-headers.test.ts', 'omits cookies and credentials, however they are written'],
    ['extension/e2e/recording/hostile.spec.ts', 'secrets of a page are not written to the disk'],
  ],
  'pages reach no privileged part': [
    ['extension/e2e/recording/hostile.spec.ts', 'content scripts read no token and reach no privileged part'],
    ['extension/e2e/recording/hostile.spec.ts', 'another tab and a frame of another site add nothing to the recording'],
    [
      'extension/e2e/setup/manifest.spec.ts',
      'the release requests no site, no debugger and nothing unused at installation',
    ],
  ],
  'hostile data is bounded and checked': [
    ['extension/src/offscreen/read-page-events.test.ts', 'keeps a polluting key as plain data'],
    ['extension/src/page/bridge-limits.test.ts', 'admits 2 Mi characters a second'],
    ['extension/e2e/recording/hostile.spec.ts', 'a flood of events slows down neither the page nor later events'],
  ],
  'messages of the runtime stay below 64 KB': [
    ['extension/src/messages/ask.test.ts', 'refuses to send a message over 64 KB'],
    ['extension/src/messages/pieces.test.ts', 'splits a text of %j into messages below 64 KB'],
    ['extension/src/observed-requests/request-batch.test.ts', 'keeps every message below 64 KB'],
  ],
  'the probe does not weaken the page': [
    ['extension/e2e/recording/hostile.spec.ts', 'a recorded page sees no new global, and its functions are restored'],
    ['recorder/src/probes/install-probes.browser.test.ts', 'restores every global when it is uninstalled'],
  ],
  'frames and sites that were not chosen stay out': [
    ['extension/e2e/recording/hostile.spec.ts', 'another tab and a frame of another site add nothing to the recording'],
    ['extension/e2e/recovery/survive.spec.ts', 'nothing on another site is recorded until the user allows it'],
    [
      'extension/e2e/setup/release.spec.ts',
      'another site is recorded after the user allows it, and stays out otherwise',
    ],
    ['extension/src/background/sites/recordable-origin.test.ts', 'https://accounts.google.com/signin'],
    [
      'recorder/src/actions/conceal-fields.browser.test.ts',
      'blurs frames of other origins unless the page unmasks them',
    ],
  ],
  'FlowLens itself is never recorded': [
    ['extension/e2e/recording/hostile.spec.ts', 'the server itself and pages of the browser are not recorded'],
    ['recorder/src/events/own-requests.test.ts', 'treats the whole origin as its own in the FlowLens app'],
  ],
  'recordings at rest belong to one account and do not stay': [
    [
      'extension/e2e/recovery/kept.spec.ts',
      'a recording is offered only to the account that made it, until that account disconnects',
    ],
    ['extension/e2e/recovery/kept.spec.ts', 'a recording is deleted after seven days even if nobody opens the popup'],
    ['extension/e2e/recovery/kept.spec.ts', 'unsent recordings are deleted at once on request'],
    ['extension/e2e/recovery/kept.spec.ts', 'disconnecting ends and deletes a running recording and one under review'],
    [
      'recorder/src/spool/stored-recordings.browser.test.ts',
      'deletes the oldest recordings until the others stay below the cap',
    ],
  ],
  'instant replay is visible, bounded and in memory': [
    ['extension/e2e/recording/replay.spec.ts', 'the last seconds of a game become a flow with video and events'],
    ['extension/e2e/recording/replay.spec.ts', 'an armed tab keeps nothing when the screen is locked'],
    ['extension/e2e/recording/replay.spec.ts', 'an armed tab keeps nothing when it shows another site'],
    ['extension/src/offscreen/replay-limits.test.ts', 'keep at most 40 MB and 120 seconds of a tab in memory'],
    ['recorder/src/video/ring/chunk-ring.test.ts', 'never exceeds its byte limit, even when key frames are far apart'],
  ],
  'recordings go to the own project unless another is chosen': [
    ['extension/src/popup/popup.test.tsx', 'records the tab for the user’s default project, with the selected sound'],
    ['extension/src/popup/popup.test.tsx', 'shows time, project and account, and pauses, marks and stops'],
  ],
  'the debugger is used on request only, and redacts as every recording does': [
    ['extension/e2e/setup/manifest.spec.ts', 'the deep recording build adds only the debugger to the release'],
    ['extension/e2e/recording/deep.spec.ts', 'the popup explains deep recording before the browser shows its banner'],
    [
      'extension/e2e/recording/deep.spec.ts',
      'a deep recording includes data hidden from pages, each request once, and no cookie',
    ],
    [
      'extension/e2e/recording/deep.spec.ts',
      'a cancelled banner leaves a gap, and the recording continues in standard mode',
    ],
    [
      'extension/e2e/recording/deep.spec.ts',
      'the debugger detaches when the tab shows another site, and attaches again on the way back',
    ],
  ],
  'updates bring no code from elsewhere': [
    ['extension/e2e/setup/manifest.spec.ts', 'runs its own code only'],
    [
      'extension/e2e/setup/manifest.spec.ts',
      'two builds of the release yield the same archive, and its hash is stored next to it',
    ],
    ['server/src/platform/extension/built-extension.test.ts', 'serves the hash of the archive'],
  ],
};

describe('security demands on the extension', () => {
  it.each(Object.entries(DEMANDS))('are covered by existing tests: %s', (_demand, tests) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const [file, title] of tests) expect(readFileSync(join(PACKAGES, file), 'utf8'), file).toContain(title);
  });
});
