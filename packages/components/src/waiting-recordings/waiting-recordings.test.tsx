import { DAY_MS } from '@flowlens/core/internal';
import { de } from '@flowlens/core/messages/de';
import { aProject, aWaitingRecording, MOCK_NOW_MS, PROJECT_ID } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { WaitingRecordings } from './waiting-recordings.js';

const waitingRecordings = { [PROJECT_ID]: [aWaitingRecording()] };

async function open(options: Parameters<typeof renderFlowLens>[1] = {}) {
  const rendered = renderFlowLens(<WaitingRecordings project={aProject({ waiting_recordings_count: 1 })} />, {
    ...options,
    db: { flows: [], waitingRecordings, ...options?.db },
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Review' }));
  await screen.findByRole('dialog', { name: 'Guest recordings' });
  return rendered;
}

describe('<WaitingRecordings />', () => {
  it('shows the claimed sender of a recording', async () => {
    await open();

    expect(await screen.findByRole('listitem')).toHaveTextContent(
      'Guest · Dana Drew (dana@customer.example), not verified',
    );
  });

  it('shows when a recording will be deleted', async () => {
    await open();

    expect(await screen.findByRole('listitem')).toHaveTextContent('Will be deleted in 1mo');
  });

  it('shows in German when a recording will be deleted', async () => {
    const expires_at = new Date(MOCK_NOW_MS + 6 * DAY_MS).toISOString();
    const { user } = renderFlowLens(<WaitingRecordings project={aProject({ waiting_recordings_count: 1 })} />, {
      db: { waitingRecordings: { [PROJECT_ID]: [aWaitingRecording({ expires_at })] } },
      provider: { messages: de, locale: 'de-DE' },
    });
    await user.click(await screen.findByRole('button', { name: 'Ansehen' }));

    expect(await screen.findByRole('listitem')).toHaveTextContent('Wird in 6 Tagen gelöscht');
  });

  it('accepts a recording and keeps the focus in the dialog', async () => {
    const { user, db } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept “Paying does nothing”' }));

    expect(await screen.findByText('No recordings waiting')).toBeInTheDocument();
    expect(db.flows).toMatchObject([{ title: 'Paying does nothing', reporter: 'Guest' }]);
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveFocus());
  });

  it('discards a recording after a confirmation only', async () => {
    const { user, db } = await open();
    await user.click(await screen.findByRole('button', { name: 'Discard “Paying does nothing”' }));
    expect(db.waitingRecordings[PROJECT_ID]).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Discard' }));

    expect(await screen.findByText('No recordings waiting')).toBeInTheDocument();
    expect(db.waitingRecordings[PROJECT_ID]).toEqual([]);
  });

  it('explains why a recording was not accepted', async () => {
    const detail = 'This recording is still being processed. Please try again in a moment.';
    const refused = http.post('*/waiting-recordings/:id', () => HttpResponse.json({ detail }, { status: 409 }));
    const { user } = await open({ handlers: [refused] });
    await user.click(await screen.findByRole('button', { name: 'Accept “Paying does nothing”' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to accept the recording${detail}`);
  });

  it('reports that another admin has accepted the recording to discard, and reloads the list', async () => {
    const detail = 'Another admin has accepted this recording. It is a flow of this project now.';
    const refused = http.delete('*/waiting-recordings/:id', () => HttpResponse.json({ detail }, { status: 409 }));
    const { user, db } = await open({ handlers: [refused] });
    await user.click(await screen.findByRole('button', { name: 'Discard “Paying does nothing”' }));
    db.waitingRecordings = {};
    await user.click(screen.getByRole('button', { name: 'Discard' }));

    expect(await screen.findByRole('alert')).toHaveTextContent(`Failed to discard the recording${detail}`);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('No recordings waiting')).toBeInTheDocument();
  });

  it('shows no count after the last recording is accepted, while the dialog stays open', async () => {
    const { user, rerender } = await open();
    await user.click(await screen.findByRole('button', { name: 'Accept “Paying does nothing”' }));
    await screen.findByText('No recordings waiting');
    rerender(<WaitingRecordings project={aProject()} />);

    expect(screen.getByText('No recordings waiting')).toBeInTheDocument();
    expect(screen.queryByText(/^0 recordings/)).not.toBeInTheDocument();
  });

  it('renders nothing when no recording is waiting', () => {
    const { container } = renderFlowLens(<WaitingRecordings project={aProject()} />);

    expect(container.querySelector('.fl-waiting-recordings')).toBeNull();
  });
});
