import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeRecorder } from '../../../hooks/src/test-support/fake-recorder.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { RecordButton } from './record-button.js';

describe('<RecordButton />', () => {
  it('starts with its options, stops, and passes on the draft', async () => {
    const recorder = createFakeRecorder();
    const onStopped = vi.fn();
    const { user } = renderFlowLens(
      <RecordButton recorder={recorder} startOptions={{ video: true }} onStopped={onStopped} />,
    );

    await user.tab();
    await user.keyboard('{Enter}');
    expect(recorder.getSnapshot()).toMatchObject({ status: 'recording', hasVideo: true });
    const stop = await screen.findByRole('button', { name: 'Stop recording' });
    expect(stop).toHaveFocus();
    expect(stop).toHaveAttribute('data-status', 'recording');
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('button', { name: 'Record' })).toHaveFocus();
    expect(onStopped).toHaveBeenCalledExactlyOnceWith(recorder.getSnapshot().draft);
  });

  it('ignores presses while it starts', async () => {
    const stop = vi.fn();
    const { user } = renderFlowLens(<RecordButton recorder={createFakeRecorder({ status: 'starting' }, { stop })} />);

    await user.click(screen.getByRole('button', { name: 'Starting...' }));

    expect(stop).not.toHaveBeenCalled();
  });

  it('explains why a start was refused', async () => {
    const recorder = createFakeRecorder();
    const start = async () => {
      recorder.set({ error: { code: 'microphone_denied', message: 'NotAllowedError' } });
      throw new Error('NotAllowedError');
    };
    const { user } = renderFlowLens(<RecordButton recorder={Object.assign(recorder, { start })} />);

    await user.click(screen.getByRole('button', { name: 'Record' }));

    expect(await screen.findByRole('alert')).toHaveTextContent('The microphone is blocked.');
  });

  it('lets the host prevent a press', async () => {
    const start = vi.fn();
    const recorder = createFakeRecorder({}, { start });
    const { user } = renderFlowLens(<RecordButton recorder={recorder} onClick={(event) => event.preventDefault()} />);

    await user.click(screen.getByRole('button', { name: 'Record' }));

    expect(start).not.toHaveBeenCalled();
  });
});
