import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordingView } from '../messages/messages.js';
import { answerCalls, browser, CONNECTION, startExtension } from '../test-support/extension-browser.js';
import { choose, press, submit } from '../test-support/interactions.js';
import { en } from '../texts/en.js';
import { Popup } from './popup.js';

vi.mock('wxt/browser', async () => import('../test-support/extension-browser.js'));
// Mocked, because jsdom lacks the browser's file system.
const pending = vi.hoisted(() => ({ found: [] as object[] }));
vi.mock('../outgoing/pending-recordings.js', () => ({
  findPendingRecordings: () => Promise.resolve(pending.found),
  deletePendingRecordings: () => {
    pending.found = [];
    return Promise.resolve();
  },
}));

const RECORDING: RecordingView = {
  id: 'r1',
  tabId: 7,
  serverOrigin: CONNECTION.origin,
  account: CONNECTION.userId,
  project: { id: 'p-team', name: 'Web shop' },
  status: 'recording',
  elapsedMs: 61_000,
  isAway: false,
  isLate: false,
  isStalled: false,
  deep: 'off',
};

const show = () => render(<Popup texts={en} />);
const record = () => screen.findByRole('button', { name: 'Record this tab' });
const showRecording = (change: Partial<RecordingView> = {}) =>
  browser.storage.session.set({ recording: { view: { ...RECORDING, ...change }, origins: [] } });

beforeEach(() => {
  vi.unstubAllGlobals();
  pending.found = [];
  answerCalls();
});

describe('<Popup /> before connecting', () => {
  it('explains the browser’s permission request and asks for the server only', async () => {
    const { asked } = startExtension({ connections: [] });
    show();
    const address = await screen.findByRole('textbox', { name: 'Address of your FlowLens server' });
    expect(address).toHaveAccessibleDescription(/^Your browser asks for access to this server\./);
    submit(address, 'flowlens.example');
    await waitFor(() =>
      expect(asked).toEqual([{ name: 'background.connect', request: { origin: 'https://flowlens.example' } }]),
    );
    expect(browser.permissions.request).toHaveBeenLastCalledWith({ origins: ['https://flowlens.example/*'] });
  });

  it('does not connect when the browser has no access to the server', async () => {
    const { asked } = startExtension({ connections: [] });
    browser.permissions.request.mockResolvedValueOnce(false);
    show();
    submit(await screen.findByRole('textbox'), 'flowlens.example');
    expect(await screen.findByText(en.popup.permissionRefused)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('asks once whose account it is, and disconnects another person’s', async () => {
    const { asked } = startExtension({ connections: [{ ...CONNECTION, isConfirmed: false }] });
    show();
    expect(await screen.findByRole('heading', { name: 'Is this you?' })).toHaveFocus();
    expect(screen.getByText('ann@example.test')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Record this tab' })).toBeNull();
    const refuse = screen.getByRole('button', { name: 'No, disconnect' });
    press(refuse);
    expect(refuse).toBeEnabled();
    expect(asked).toEqual([{ name: 'background.disconnect', request: { key: CONNECTION.key } }]);
  });

  it('remembers the confirmation', async () => {
    startExtension({ connections: [{ ...CONNECTION, isConfirmed: false }] });
    show();
    press(await screen.findByRole('button', { name: 'Yes, this is me' }));
    expect(await record()).toBeVisible();
    expect(await browser.storage.local.get('connections')).toEqual({ connections: [CONNECTION] });
  });
});

describe('<Popup /> without a recording', () => {
  it('records the tab for the user’s default project, with the selected sound', async () => {
    const { asked } = startExtension();
    show();
    const project = await screen.findByRole('combobox', { name: 'Send to project' });
    await waitFor(() => expect(project).toHaveDisplayValue('Ann (your default)'));
    press(screen.getByRole('checkbox', { name: 'Record the microphone' }));
    press(await record());
    expect(asked).toEqual([
      {
        name: 'background.start',
        request: {
          tabId: 7,
          connectionKey: CONNECTION.key,
          microphone: true,
          sound: false,
          deep: false,
          project: { id: 'p-own', name: 'Ann' },
        },
      },
    ]);
  });

  it('prefers the project chosen for this recording to that of the settings', async () => {
    startExtension();
    await browser.storage.local.set({
      settings: { projects: { [CONNECTION.key]: { id: 'p-team', name: 'Web shop' } } },
    });
    show();
    const project = await screen.findByRole('combobox', { name: 'Send to project' });
    expect(project).toHaveDisplayValue('Web shop');
    // The choices come from the server.
    await waitFor(() => expect(project).toBeEnabled());
    expect(project).toHaveDisplayValue('Web shop');
    choose(project, 'p-own');
    expect(project).toHaveDisplayValue('Ann (your default)');
  });

  it.each([
    ['chrome://settings', 'This page cannot be recorded. Open a website first.'],
    ['https://flowlens.example/flowlens', 'FlowLens itself is never recorded.'],
    ['https://bank.example/', 'Your settings exclude this site.'],
    ['https://chromewebstore.google.com/', 'This page cannot be recorded. Open a website first.'],
  ])('explains why %s cannot be recorded', async (url, reason) => {
    startExtension({ url });
    await browser.storage.local.set({ settings: { blockedSites: ['bank.example'] } });
    show();
    expect(await screen.findByText(reason)).toBeVisible();
    expect(await record()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Take a screenshot' })).toBeDisabled();
  });

  it('records without the server and shows it', async () => {
    answerCalls({ status: 0 });
    startExtension();
    show();
    expect(await screen.findByText(en.popup.unreachable)).toBeVisible();
    expect(await record()).toBeEnabled();
    expect(screen.getByRole('combobox', { name: 'Send to project' })).toHaveDisplayValue('Your default project');
  });

  it('reports that the server has ended the connection', async () => {
    answerCalls({ status: 401 });
    startExtension();
    show();
    expect(await screen.findByText(en.popup.signedOut)).toBeVisible();
  });

  it('explains that the server requires a newer extension', async () => {
    answerCalls({ minVersion: '1.10.0 <b>call us</b>' });
    startExtension();
    show();
    expect(await screen.findByText(en.popup.outdated({ version: '1.10.0' }))).toBeVisible();
    expect(screen.queryByText(/call us/)).toBeNull();
  });

  it('offers a choice of several servers', async () => {
    const other = { ...CONNECTION, key: 'https://b.example u1', origin: 'https://b.example' };
    const { asked } = startExtension({ connections: [CONNECTION, other] });
    show();
    choose(await screen.findByRole('combobox', { name: 'Server' }), other.key);
    press(await record());
    expect(asked[0]?.request).toMatchObject({ connectionKey: other.key });
  });

  it('confirms before it disconnects, and focuses the harmless choice', async () => {
    const { asked } = startExtension();
    show();
    press(await screen.findByRole('button', { name: 'Disconnect' }));
    const question = screen.getByRole('group', { name: en.popup.disconnectQuestion });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    expect(asked).toEqual([]);
    press(within(question).getByRole('button', { name: 'Disconnect' }));
    await waitFor(() => expect(asked).toEqual([{ name: 'background.disconnect', request: { key: CONNECTION.key } }]));
  });

  it('offers unsent recordings and marks those that ended unexpectedly', async () => {
    startExtension();
    const state = { id: 'r2', pageUrl: 'https://shop.example/', startedAt: 1_700_000_000_000 };
    pending.found = [{ state, connection: CONNECTION }];
    show();
    expect(await screen.findByRole('button', { name: 'Review the recording of shop.example' })).toBeVisible();
    expect(screen.getByText('Ended unexpectedly')).toBeVisible();
  });

  it('deletes all unsent recordings after a confirmation', async () => {
    startExtension();
    const state = { id: 'r2', pageUrl: 'https://shop.example/', startedAt: 1_700_000_000_000 };
    pending.found = [{ state, connection: CONNECTION }];
    show();
    press(await screen.findByRole('button', { name: 'Delete all' }));
    const question = screen.getByRole('group', { name: en.popup.deleteQuestion });
    expect(within(question).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    press(within(question).getByRole('button', { name: 'Delete now' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Not sent yet' })).toBeNull());
  });

  it('offers only screenshots when the browser cannot record a tab', async () => {
    startExtension();
    const { tabCapture } = browser;
    Reflect.deleteProperty(browser, 'tabCapture');
    try {
      show();
      expect(await screen.findByText(en.popup.screenshotsOnly)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Record this tab' })).toBeNull();
      await waitFor(() => expect(screen.getByRole('button', { name: 'Take a screenshot' })).toBeEnabled());
    } finally {
      Object.assign(browser, { tabCapture });
    }
  });

  it('offers no deep recording in a build without it', async () => {
    startExtension();
    show();
    await record();
    expect(screen.queryByRole('checkbox', { name: 'Deep recording' })).toBeNull();
  });

  it('explains deep recording and the browser’s banner before it starts', async () => {
    const { asked } = startExtension();
    Object.assign(browser.runtime, { getManifest: () => ({ version: '1.2.0', permissions: ['debugger'] }) });
    show();
    const choice = await screen.findByRole('checkbox', { name: 'Deep recording' });
    expect(choice).not.toBeChecked();
    expect(screen.queryByText(en.popup.deepBanner)).toBeNull();
    press(choice);
    for (const text of [en.popup.deepAdds, en.popup.deepBanner, en.popup.deepRefuse])
      expect(screen.getByText(text)).toBeVisible();
    expect(choice).toHaveAccessibleDescription(new RegExp('started debugging this browser'));
    expect(asked).toEqual([]);
    press(await record());
    expect(asked[0]?.request).toMatchObject({ deep: true });
  });

  it('opens the settings', async () => {
    startExtension();
    show();
    press(screen.getByRole('button', { name: 'Settings' }));
    expect(browser.runtime.openOptionsPage).toHaveBeenCalledOnce();
  });
});

describe('<Popup /> during a recording', () => {
  it('shows time, project and account, and pauses, marks and stops', async () => {
    const { asked } = startExtension();
    await showRecording();
    show();
    expect(await screen.findByRole('timer', { name: 'Recorded time' })).toHaveTextContent('1:01');
    const target = screen.getByRole('region', { name: 'Send to' });
    for (const text of ['Web shop', 'Ann Example (ann@example.test)', 'https://flowlens.example'])
      expect(within(target).getByText(text)).toBeVisible();

    submit(screen.getByRole('textbox', { name: 'Note' }), 'The total is wrong');
    expect(await screen.findByText('Marked 1:01.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
    press(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('button', { name: 'Pause' })).toBeEnabled();
    press(screen.getByRole('button', { name: 'Stop and review' }));
    expect(asked).toEqual([
      { name: 'background.mark', request: { note: 'The total is wrong' } },
      { name: 'background.pause', request: {} },
      { name: 'background.stop', request: {} },
    ]);
  });

  it.each([
    ['on', en.popup.deepOn],
    ['ended', en.popup.deepEnded],
    ['refused', en.popup.deepRefused],
  ] as const)('shows that deep recording is %s', async (deep, text) => {
    startExtension();
    await showRecording({ deep });
    show();
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('resumes a paused recording', async () => {
    const { asked } = startExtension();
    await showRecording({ status: 'paused' });
    show();
    expect(await screen.findByRole('heading', { name: 'Paused' })).toBeVisible();
    press(screen.getByRole('button', { name: 'Resume' }));
    expect(asked).toEqual([{ name: 'background.resume', request: {} }]);
  });

  it('asks the browser for access to another site, and records it', async () => {
    const { asked } = startExtension({ url: 'https://pay.example/step' });
    await showRecording({ isAway: true });
    show();
    press(await screen.findByRole('button', { name: 'Allow this site too' }));
    await waitFor(() => expect(asked).toEqual([{ name: 'background.allowSite', request: {} }]));
    expect(browser.permissions.request).toHaveBeenLastCalledWith({ origins: ['https://pay.example/*'] });
  });

  it('leaves another site out when the user refuses it', async () => {
    const { asked } = startExtension();
    browser.permissions.request.mockResolvedValueOnce(false);
    await showRecording({ isAway: true });
    show();
    press(await screen.findByRole('button', { name: 'Allow this site too' }));
    expect(await screen.findByText(en.popup.siteRefused)).toBeVisible();
    expect(asked).toEqual([]);
  });

  it('requests no access to a site that may not be recorded', async () => {
    const { asked } = startExtension({ url: 'https://bank.example/' });
    await browser.storage.local.set({ settings: { blockedSites: ['bank.example'] } });
    browser.permissions.request.mockClear();
    await showRecording({ isAway: true });
    show();
    press(await screen.findByRole('button', { name: 'Allow this site too' }));
    expect(await screen.findByText('Your settings exclude this site.')).toBeVisible();
    expect(browser.permissions.request).not.toHaveBeenCalled();
    expect(asked).toEqual([]);
  });

  it('records a plain http site while the press grants access to it', async () => {
    const { asked } = startExtension({ url: 'http://intranet.example/' });
    browser.permissions.request.mockRejectedValueOnce(
      new Error('Only permissions specified in the manifest may be requested.'),
    );
    await showRecording({ isAway: true });
    show();
    press(await screen.findByRole('button', { name: 'Allow this site too' }));
    await waitFor(() => expect(asked).toEqual([{ name: 'background.allowSite', request: {} }]));
  });

  it('reports that the browser delivers no picture', async () => {
    startExtension();
    await showRecording({ isStalled: true });
    show();
    expect(await screen.findByText(en.popup.stalled)).toBeVisible();
  });

  it('keeps the note of a mark that failed', async () => {
    const { fail } = startExtension();
    fail('background.mark', { ok: false, message: '', problem: 'not_recording' });
    await showRecording();
    show();
    submit(await screen.findByRole('textbox', { name: 'Note' }), 'Here');
    expect(await screen.findByText('No recording is running.')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('Here');
  });
});
