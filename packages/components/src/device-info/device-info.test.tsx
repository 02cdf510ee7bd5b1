import { type EntryCounts, NO_ENTRY_COUNTS } from '@flowlens/timeline';
import { someCaptureNotes } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { DeviceInfo } from './device-info.js';

const counts: EntryCounts = {
  ...NO_ENTRY_COUNTS,
  byKind: { ...NO_ENTRY_COUNTS.byKind, network: 1_200, console_error: 3 },
};
const firefox = { browser: 'Firefox', browserVersion: '146', screenWidth: 800, screenHeight: 600 };

describe('<DeviceInfo />', () => {
  it('lists the recorded values and omits the rest', () => {
    renderFlowLens(<DeviceInfo metadata={firefox} />);

    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Browser', 'Screen']);
    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Firefox 146', '800 × 600']);
  });

  it('shows the recorder and the number of redacted values', () => {
    const capture = { recorder: 'sdk' as const, version: '1.2.3', redactedCount: 12, gaps: [] };
    renderFlowLens(<DeviceInfo metadata={{ browser: 'Firefox', capture }} />);

    expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'Firefox',
      'FlowLens SDK 1.2.3',
      '12',
    ]);
  });

  it('counts the events of each kind', () => {
    renderFlowLens(<DeviceInfo metadata={firefox} counts={counts} />);

    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Browser',
      'Screen',
      'Network',
      'Console errors',
      'All events',
    ]);
    expect(
      screen
        .getAllByRole('definition')
        .map((value) => value.textContent)
        .slice(2),
    ).toEqual(['1,200', '3', '1,203']);
  });

  it('copies everything as text', async () => {
    const { user } = renderFlowLens(<DeviceInfo metadata={firefox} counts={counts} />);

    await user.click(screen.getByRole('button', { name: 'Copy all' }));

    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(
      'Browser: Firefox 146\nScreen: 800 × 600\nNetwork: 1200\nConsole errors: 3',
    );
  });

  it('lists and copies the gaps of the recording', async () => {
    const { user } = renderFlowLens(<DeviceInfo metadata={firefox} notes={someCaptureNotes()} />);

    const notes = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(screen.getByRole('heading', { name: 'Recording notes' })).toBeVisible();
    expect(notes).toEqual([
      'The recording ends early: the video stops at 0:12.',
      'The video is damaged at 0:04; about 1s is missing.',
      'Sound could not be converted.',
      '3 events could not be read (lines 2, 7, 9).',
      'The recording was paused at 0:06 for about 20s.',
      '40 events were dropped because too many arrived at once.',
    ]);
    await user.click(screen.getByRole('button', { name: 'Copy all' }));

    expect(await navigator.clipboard.readText()).toBe(
      ['Browser: Firefox 146', 'Screen: 800 × 600', ...notes].join('\n'),
    );
  });

  it('shows no notes section for a complete recording', () => {
    renderFlowLens(<DeviceInfo metadata={firefox} notes={[]} />);

    expect(screen.queryByRole('heading', { name: 'Recording notes' })).not.toBeInTheDocument();
  });

  it('reports that the browser refused to copy', async () => {
    const { user } = renderFlowLens(<DeviceInfo metadata={firefox} />);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));

    await user.click(screen.getByRole('button', { name: 'Copy all' }));

    expect(await screen.findByText('Copying was refused')).toBeVisible();
    vi.restoreAllMocks();
  });

  it('reports that no device data was recorded', () => {
    renderFlowLens(<DeviceInfo metadata={null} counts={NO_ENTRY_COUNTS} />);

    expect(screen.getByText('No device info in this recording')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
