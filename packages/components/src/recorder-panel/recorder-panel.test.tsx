import type { SendDetails, SentFlow } from '@flowlens/recorder';
import { aProject, aTimeline } from '@flowlens/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { de } from '@flowlens/core/messages/de';
import { describe, expect, it, vi } from 'vitest';
import {
  createFakeDraft,
  createFakeRecorder,
  type FakeDraftParts,
  SENT_FLOW,
} from '../../../hooks/src/test-support/fake-recorder.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { watchDownloads } from '../test-support/watch-downloads.js';
import { RecorderPanel, type RecorderPanelProps } from './recorder-panel.js';
import { anOrphan } from './test-support/an-orphan.js';
import { aDraftVideo, aReceipt, someEvents } from './test-support/some-recordings.js';

/** A panel with a recording to review, after its code has loaded. */
async function renderReview(parts: FakeDraftParts = {}, props: Partial<RecorderPanelProps> = {}) {
  const recorder = createFakeRecorder();
  const draft = createFakeDraft({ events: someEvents(), ...parts, onGone: () => recorder.set({ draft: null }) });
  recorder.set({ draft });
  const rendered = renderFlowLens(<RecorderPanel recorder={recorder} {...props} />);
  await screen.findByRole('heading', { name: 'Review your recording' });
  return { ...rendered, recorder, draft };
}

/** Recordings of an earlier visit. */
const shownOrphans = () =>
  within(screen.getByRole('list', { name: /unfinished recordings?$/ })).getAllByRole('listitem');

const send = async (user: Awaited<ReturnType<typeof renderReview>>['user']) => {
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'The total is wrong');
  await user.click(screen.getByRole('button', { name: 'Send' }));
};

describe('<RecorderPanel /> before a recording', () => {
  it('starts with the chosen screen and microphone', async () => {
    const start = vi.fn(async () => undefined);
    const { user } = renderFlowLens(<RecorderPanel recorder={createFakeRecorder({}, { start })} />);

    await user.click(screen.getByRole('switch', { name: 'Record the microphone' }));
    await user.click(screen.getByRole('button', { name: 'Start recording' }));
    await user.click(screen.getByRole('switch', { name: 'Record the screen' }));
    await user.click(screen.getByRole('button', { name: 'Start recording' }));

    expect(start.mock.calls).toEqual([
      [{ video: true, microphone: true, surface: 'tab' }],
      [{ video: false, microphone: false, surface: 'tab' }],
    ]);
  });

  it('always records the screen when the recorder cannot observe the page, and explains it', async () => {
    const start = vi.fn(async () => undefined);
    const { user } = renderFlowLens(
      <RecorderPanel recorder={createFakeRecorder({}, { start, probes: [] })} defaultVideo={false} surface="any" />,
    );
    expect(screen.getByText('No clicks, requests, errors or console messages.')).toBeVisible();
    expect(screen.queryByText('Passwords, access tokens, cookies and card numbers')).not.toBeInTheDocument();

    await user.click(screen.getByRole('switch', { name: 'Record the microphone' }));
    await user.click(screen.getByRole('button', { name: 'Start recording' }));

    expect(start).toHaveBeenCalledExactlyOnceWith({ video: true, microphone: true, surface: 'any' });
  });

  it('explains why a start was refused, and starts again', async () => {
    const recorder = createFakeRecorder({ error: { code: 'capture_denied', message: 'NotAllowedError' } });
    const { user } = renderFlowLens(<RecorderPanel recorder={recorder} />);
    expect(screen.getByRole('alert')).toHaveTextContent('The screen was not shared.');

    await user.click(screen.getByRole('button', { name: 'Start recording' }));

    expect(await screen.findByRole('timer')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Recording' })).toHaveFocus();
  });

  it('finishes a recording of an earlier visit, and discards another only on request', async () => {
    const recorder = createFakeRecorder({ orphans: [anOrphan(), anOrphan({ id: 'o2', title: 'The total is wrong' })] });
    const discard = vi.spyOn(recorder, 'discard');
    const recover = vi.spyOn(recorder, 'recover');
    const { user } = renderFlowLens(<RecorderPanel recorder={recorder} />);
    expect(shownOrphans().map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^shop\.example\/checkout.* · 0:42 · with video/),
      expect.stringMatching(/^The total is wrong/),
    ]);

    await user.click(screen.getAllByRole('button', { name: /^Discard the recording/ })[0]!);
    expect(discard).not.toHaveBeenCalled();
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(discard).toHaveBeenCalledExactlyOnceWith('o1');

    await user.click(screen.getByRole('button', { name: /^Finish the recording/ }));
    expect(await screen.findByRole('heading', { name: 'Review your recording' })).toBeVisible();
    expect(recover).toHaveBeenCalledExactlyOnceWith('o2');
  });

  it('downloads the video and the events of a recording of an earlier visit', async () => {
    const video = new Blob(['pictures'], { type: 'video/webm;codecs=vp9' });
    const read = vi.fn(async () => ({ title: 'The total is wrong', video, events: aTimeline().timeline }));
    const recorder = createFakeRecorder({ orphans: [anOrphan()] }, { read });
    const downloads = watchDownloads();
    const { user } = renderFlowLens(<RecorderPanel recorder={recorder} />);

    await user.click(screen.getByRole('button', { name: /^Download the recording/ }));

    await waitFor(() =>
      expect(downloads).toEqual([
        { name: 'The-total-is-wrong.webm', content: video },
        { name: 'The-total-is-wrong.json', content: expect.any(Blob) as Blob },
      ]),
    );
    const events = new Blob([JSON.stringify({ timeline: aTimeline().timeline })]);
    expect(downloads[1]!.content.size).toBe(events.size);
    expect(read).toHaveBeenCalledExactlyOnceWith('o1');
  });

  it('keeps the button enabled while it downloads, so that it keeps the focus', async () => {
    const reading = Promise.withResolvers<null>();
    const orphans = [anOrphan(), anOrphan({ id: 'o2' })];
    const recorder = createFakeRecorder({ orphans }, { read: () => reading.promise });
    const { user } = renderFlowLens(<RecorderPanel recorder={recorder} />);
    const [pressed, other] = screen.getAllByRole('button', { name: /^Download the recording/ });

    await user.click(pressed!);
    expect(pressed).toHaveAttribute('aria-busy', 'true');
    expect(pressed).toBeEnabled();
    expect(other).toBeDisabled();

    reading.resolve(null);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(other).toBeEnabled();
  });

  it('keeps recordings for another project than the only one from being sent to it', () => {
    const orphans = [anOrphan({ projectId: 'p1' }), anOrphan({ id: 'o2', projectId: 'p2' }), anOrphan({ id: 'o3' })];
    renderFlowLens(<RecorderPanel recorder={createFakeRecorder({ orphans })} onlyProjectId="p1" />);

    const rows = shownOrphans();
    expect(rows.map((row) => within(row).queryByRole('button', { name: /^Finish/ }) !== null)).toEqual([
      true,
      false,
      false,
    ]);
    expect(within(rows[1]!).getByText(/for another project/)).toBeInTheDocument();
    expect(within(rows[1]!).getByRole('button', { name: /^Download/ })).toBeEnabled();
  });

  it('keeps title and project with a recording that it starts', async () => {
    const recorder = createFakeRecorder({}, { start: vi.fn(async () => undefined) });
    const { user } = renderFlowLens(
      <RecorderPanel recorder={recorder} defaultTitle="The checkout fails" onlyProjectId="p1" />,
    );
    await user.click(screen.getByRole('button', { name: 'Start recording' }));

    expect(recorder.start).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'The checkout fails', projectId: 'p1' }),
    );
  });
});

describe('<RecorderPanel /> during a recording', () => {
  it('pauses, resumes and stops', async () => {
    const recorder = createFakeRecorder({ status: 'recording', runningSince: Date.now() });
    const { user } = renderFlowLens(<RecorderPanel recorder={recorder} />);

    await user.click(screen.getByRole('button', { name: 'Pause' }));
    expect(screen.getByRole('heading', { name: 'Paused' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(screen.getByRole('heading', { name: 'Recording' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop recording' }));

    expect(screen.getByRole('heading', { name: 'Review your recording' })).toHaveFocus();
  });

  it('marks a moment with a note', async () => {
    const recorder = createFakeRecorder({ status: 'recording', elapsedMs: 65_000 });
    const { user } = renderFlowLens(<RecorderPanel recorder={recorder} />);

    await user.type(screen.getByRole('textbox', { name: 'Note' }), 'Total is wrong{Enter}');
    await user.click(screen.getByRole('button', { name: 'Mark this moment' }));

    expect(recorder.getSnapshot().marks.map(({ note }) => note)).toEqual(['Total is wrong', '']);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '1:05Total is wrong',
      '1:05No note',
    ]);
    expect(screen.getByRole('textbox', { name: 'Note' })).toHaveValue('');
  });

  it('counts the recorded events', () => {
    const recorder = createFakeRecorder({ status: 'recording', eventsCount: 1 });
    renderFlowLens(<RecorderPanel recorder={recorder} />);
    expect(screen.getByText('1 event')).toBeVisible();

    act(() => recorder.set({ eventsCount: 1_204, errorsCount: 2 }));

    expect(screen.getByText('1,204 events')).toBeVisible();
    expect(screen.getByText('2 errors')).toBeVisible();
  });
});

describe('<RecorderPanel /> in review', () => {
  it('shows which events hold redacted values, and removes one with its response', async () => {
    const { user, draft } = await renderReview();
    const before = draft.events.length;
    expect(screen.getByText('4 redacted')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Remove POST /api/login?token=[redacted], 200' }));

    await waitFor(() => expect(screen.queryByText('4 redacted')).not.toBeInTheDocument());
    expect(draft.events).toHaveLength(before - 2);
    expect(screen.getByText('Removed from the recording.')).toBeInTheDocument();
    expect(document.activeElement).toHaveAccessibleName(/^Remove /);
  });

  it('says what went wrong, and a press shows the moment in the preview', async () => {
    URL.createObjectURL = vi.fn(() => 'blob:recorded');
    URL.revokeObjectURL = vi.fn();
    const { user, container } = await renderReview({ video: aDraftVideo(() => Promise.resolve(new Blob())) });
    const card = await screen.findByRole('region', { name: 'What went wrong' });
    const incident = within(card).getAllByRole('button')[1]!;
    await waitFor(() => expect(container.querySelector('video')).toBeInTheDocument());
    const video = container.querySelector('video')!;
    video.scrollIntoView = vi.fn();

    await user.click(incident);

    expect(video.currentTime).toBeGreaterThan(0);
  });

  it('lists failures as text when there is no video', async () => {
    await renderReview({ video: null });

    const card = await screen.findByRole('region', { name: 'What went wrong' });

    expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Copy summary']);
    expect(within(card).getAllByRole('listitem')).not.toHaveLength(0);
  });

  it('lists a marked moment by its note, and removes it', async () => {
    const { user, draft } = await renderReview();
    const mark = screen.getByText('The total is wrong here').closest('li')!;
    expect(mark.querySelector('[data-kind="recorder_mark"]')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Remove The total is wrong here' }));

    await waitFor(() => expect(mark).not.toBeInTheDocument());
    expect(draft.events.map(({ type }) => type)).not.toContain('recorder_mark');
  });

  it('filters the events by kind', async () => {
    const { user } = await renderReview();
    const rows = () => screen.getAllByRole('button', { name: /^Remove / }).length;
    const all = rows();

    await user.click(screen.getByRole('button', { name: 'Errors 3' }));

    expect(all).toBeGreaterThan(3);
    expect(rows()).toBe(3);
    expect(screen.getByRole('button', { name: 'Errors 3' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('offers no kind filter when there is only one kind', async () => {
    await renderReview({ events: someEvents().filter(({ type }) => type === 'recorder_mark') });

    expect(screen.getByText('The total is wrong here')).toBeVisible();
    expect(screen.queryByRole('group', { name: 'Show' })).not.toBeInTheDocument();
  });

  it('trims at both ends', async () => {
    const trim = vi.fn(async () => undefined);
    const { user } = await renderReview({ durationMs: 10_000, trim });
    expect(screen.getByRole('button', { name: 'Trim' })).toBeDisabled();

    const start = screen.getByRole('slider', { name: 'Start' });
    fireEvent.change(start, { target: { value: '2000' } });
    fireEvent.change(screen.getByRole('slider', { name: 'End' }), { target: { value: '7000' } });
    expect(start).toHaveAttribute('aria-valuetext', '2 seconds');
    expect(screen.getByText('5s selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Trim' }));

    expect(trim).toHaveBeenCalledExactlyOnceWith({ startMs: 2_000, endMs: 7_000 });
  });

  it('explains in plain words what the recording lacks', async () => {
    await renderReview({ receipt: aReceipt() });
    const receipt = screen.getByRole('region', { name: 'Privacy' });

    expect(receipt).toHaveTextContent('7 values were replaced before anything was stored:');
    expect(receipt).toHaveTextContent('3 in form fields');
    expect(receipt).toHaveTextContent('2 parts of the picture were blurred.');
    expect(receipt).toHaveTextContent('The recording was paused at 0:12 for about 8s.');
    expect(receipt).toHaveTextContent('This site does not record beacons and local and session storage.');
  });

  it('confirms before it discards', async () => {
    const onDiscarded = vi.fn();
    const { user, recorder } = await renderReview({}, { onDiscarded });

    await user.click(screen.getByRole('button', { name: 'Discard' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(recorder.getSnapshot().draft).not.toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Discard' }));

    expect(await screen.findByRole('heading', { name: 'Record what goes wrong' })).toBeVisible();
    expect(onDiscarded).toHaveBeenCalledOnce();
  });
});

describe('<RecorderPanel /> while the viewer describes a recording', () => {
  it('saves each change of title and description with the recording', async () => {
    const saveText = vi.fn(async () => undefined);
    const { user } = await renderReview({ saveText });

    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'T');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), '20');

    expect(saveText.mock.calls).toEqual([[{ title: 'T' }], [{ description: '2' }], [{ description: '20' }]]);
  });

  it('shows the saved title and description of an earlier visit', async () => {
    await renderReview({ title: 'The total is wrong', description: 'It was 20 before' }, { defaultTitle: 'Checkout' });

    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('The total is wrong');
    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('It was 20 before');
  });

  it('keeps typed text in the form if the browser refuses to save it', async () => {
    const { user } = await renderReview({ saveText: () => Promise.reject(new Error('full')) });

    await user.type(screen.getByRole('textbox', { name: 'Description' }), '20');

    expect(screen.getByRole('textbox', { name: 'Description' })).toHaveValue('20');
  });
});

describe('<RecorderPanel /> while sending', () => {
  it('asks for a title and focuses the field', async () => {
    const respond = vi.fn(async () => SENT_FLOW);
    const { user } = await renderReview({ respond });

    await user.click(screen.getByRole('button', { name: 'Send' }));

    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(screen.getByText('Title is required')).toBeVisible();
    expect(respond).not.toHaveBeenCalled();
  });

  it('sends the details, tells the host, and shows the link', async () => {
    const respond = vi.fn(async () => SENT_FLOW);
    const onSent = vi.fn();
    const projects = [aProject({ id: 'p1', name: 'Shop' }), aProject({ id: 'p2', name: 'Warehouse' })];
    const { user } = await renderReview({ respond }, { onSent, projects, defaultProjectId: 'p2' });

    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'It was 20 before');
    await send(user);

    expect(await screen.findByRole('heading', { name: 'Recording sent' })).toHaveFocus();
    expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', SENT_FLOW.url);
    expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(SENT_FLOW.url);
    expect(respond).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ title: 'The total is wrong', description: 'It was 20 before', projectId: 'p2' }),
    );
    expect(onSent).toHaveBeenCalledExactlyOnceWith(SENT_FLOW);
    await user.click(screen.getByRole('button', { name: 'Record another' }));
    expect(screen.getByRole('heading', { name: 'Record what goes wrong' })).toBeVisible();
  });

  it('shows that it waits for the network, and returns to the review on Cancel', async () => {
    const { user } = await renderReview({
      respond: ({ onProgress, signal }) => {
        onProgress?.({ phase: 'waiting_for_network', sentBytes: 1_048_576, totalBytes: 4_194_304 });
        return new Promise<SentFlow>((_, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason as Error)),
        );
      },
    });

    await send(user);
    expect(screen.getByText('Waiting for the network...')).toBeVisible();
    expect(screen.getByText('1 MB of 4 MB')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('The total is wrong');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('restores the progress and then the link after the panel is remounted', async () => {
    const sending = Promise.withResolvers<SentFlow>();
    const respond = vi.fn((_details: SendDetails) => sending.promise);
    const { user, recorder, unmount } = await renderReview({ respond });
    await send(user);
    unmount();
    respond.mock.calls[0]?.[0].onProgress?.({ phase: 'video', sentBytes: 1_048_576, totalBytes: 4_194_304 });

    renderFlowLens(<RecorderPanel recorder={recorder} />);
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await act(async () => sending.resolve(SENT_FLOW));

    expect(screen.getByRole('heading', { name: 'Recording sent' })).toBeVisible();
    expect(respond).toHaveBeenCalledOnce();
  });

  it('keeps the typed text after a failure, and sends again', async () => {
    const respond = vi
      .fn<(details: object) => Promise<SentFlow>>()
      .mockRejectedValueOnce(Object.assign(new Error('Lost'), { name: 'SendError', code: 'processing_failed' }))
      .mockResolvedValue(SENT_FLOW);
    const { user } = await renderReview({ respond });

    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The recording was not sent. It is still in this browser.The server could not process the recording.',
    );
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('heading', { name: 'Recording sent' })).toBeVisible();
    expect(respond).toHaveBeenLastCalledWith(expect.objectContaining({ title: 'The total is wrong' }));
  });
});

describe('<RecorderPanel /> whose recording link has ended', () => {
  it('offers to download or discard the recording, and no further try', async () => {
    const ended = Object.assign(new Error('Refused'), { status: 409, detail: 'This recording link was revoked.' });
    const { user, draft } = await renderReview({ respond: () => Promise.reject(ended) });
    await send(user);

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This recording link was revoked.Download it, or ask for a new link',
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Send' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Title' }), '{Enter}');
    expect(draft.sending).toBeNull();
    const downloads = watchDownloads();
    await user.click(screen.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual(['The-total-is-wrong.json']));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    expect(await screen.findByRole('button', { name: 'Start recording' })).toBeVisible();
  });
});

describe('<RecorderPanel /> with texts of the host', () => {
  it('prefers its own texts to those of the provider', () => {
    renderFlowLens(<RecorderPanel recorder={createFakeRecorder()} messages={{ recorder: { start: 'Los' } }} />, {
      provider: { messages: de, locale: 'de-DE' },
    });

    expect(screen.getByRole('heading', { name: 'Fehler aufzeichnen' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Los' })).toBeVisible();
  });
});
