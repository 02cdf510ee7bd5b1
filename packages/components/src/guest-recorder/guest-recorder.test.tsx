import { aGuestLink, anEvent, aTimeline, PROJECT_ID, RECORDING_LINK_TOKEN } from '@flowlens/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { de } from '@flowlens/core/messages/de';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { createFakeDraft, createFakeRecorder, SENT_FLOW } from '../../../hooks/src/test-support/fake-recorder.js';
import { anOrphan } from '../recorder-panel/test-support/an-orphan.js';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { watchDownloads } from '../test-support/watch-downloads.js';
import { GuestRecorder, type GuestRecorderProps } from './guest-recorder.js';

type Options = Parameters<typeof renderFlowLens>[1];

function renderGuest(props: Partial<GuestRecorderProps> = {}, options: Options = {}) {
  const recorder = createFakeRecorder({}, { probes: [], stop: vi.fn(async () => createFakeDraft()) });
  const onVisit = vi.fn();
  const rendered = renderFlowLens(
    <GuestRecorder link={RECORDING_LINK_TOKEN} recorder={recorder} onVisit={onVisit} {...props} />,
    options,
  );
  return { ...rendered, recorder, onVisit };
}

async function agree({ user }: ReturnType<typeof renderGuest>) {
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), ' Dana Drew ');
  await user.click(screen.getByRole('button', { name: 'Continue' }));
}

/** A link whose guests are asked to record a site. */
const linkToSite = (site_url: string | null = 'https://shop.example/cart'): Options => ({
  db: { guestLinks: { [RECORDING_LINK_TOKEN]: aGuestLink({ site_url }) } },
});

describe('<GuestRecorder />', () => {
  it('names the recipient before anything is recorded', async () => {
    renderGuest();

    expect(await screen.findByText(/^The admins of Web shop with your name and e-mail address\./)).toBeInTheDocument();
    expect(screen.getByText('A recording can be up to 10 minutes long and 200 MB in size.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start recording' })).not.toBeInTheDocument();
  });

  it('asks for a name and trims it', async () => {
    const guest = renderGuest();
    await guest.user.click(await screen.findByRole('button', { name: 'Continue' }));
    expect(screen.getByRole('alert')).toHaveTextContent('Name is required');
    expect(guest.onVisit).not.toHaveBeenCalled();

    await agree(guest);

    expect(guest.onVisit).toHaveBeenCalledExactlyOnceWith({
      guest: { name: 'Dana Drew' },
      request: aGuestLink().request,
    });
    expect(screen.getByRole('button', { name: 'Start recording' })).toBeInTheDocument();
  });

  it('rejects an invalid e-mail address', async () => {
    const guest = renderGuest();
    await guest.user.type(await screen.findByRole('textbox', { name: 'Your e-mail (optional)' }), 'dana@');
    await agree(guest);

    expect(screen.getByRole('alert')).toHaveTextContent('Enter a valid e-mail address');
    expect(screen.getByRole('textbox', { name: 'Your e-mail (optional)' })).toHaveFocus();
  });

  it('stops a recording at the server’s maximum length', async () => {
    const guest = renderGuest();
    await agree(guest);

    act(() => guest.recorder.set({ status: 'recording', elapsedMs: 599_000 }));
    expect(guest.recorder.stop).not.toHaveBeenCalled();
    act(() => guest.recorder.set({ status: 'recording', elapsedMs: 600_000 }));
    expect(guest.recorder.stop).toHaveBeenCalledOnce();
  });

  it('opens the link’s site and reports when its events are recorded', async () => {
    const openSite = vi.fn(() => true);
    const recorder = createFakeRecorder({}, { probes: [], openSite });
    const guest = renderGuest({ recorder }, linkToSite());
    await agree(guest);
    expect(screen.getByText(/^Clicks, requests, errors and console messages of shop\.example/)).toBeInTheDocument();
    await guest.user.click(screen.getByRole('button', { name: 'Open shop.example' }));
    expect(openSite).toHaveBeenCalledExactlyOnceWith('https://shop.example/cart');

    act(() => recorder.set({ status: 'recording', eventsCount: 3, hasSiteEvents: true }));

    expect(screen.getByText('Events of shop.example are recorded too.')).toBeInTheDocument();
    expect(screen.getByText('3 events')).toBeInTheDocument();
  });

  it('reports that the browser blocked the site', async () => {
    const recorder = createFakeRecorder({}, { probes: [], openSite: () => false });
    const guest = renderGuest({ recorder }, linkToSite());
    await agree(guest);
    await guest.user.click(screen.getByRole('button', { name: 'Open shop.example' }));

    expect(screen.getByText(/^The browser blocked the new tab\./)).toBeInTheDocument();
  });

  it.each([null, 'javascript:alert(1)'])('opens nothing for a link with the site %j', async (site_url) => {
    const guest = renderGuest({}, linkToSite(site_url));
    await agree(guest);

    expect(screen.queryByRole('button', { name: /^Open/ })).not.toBeInTheDocument();
    expect(screen.getByText('No clicks, requests, errors or console messages.')).toBeInTheDocument();
  });

  it('counts the site’s events in the receipt without the recorder’s own', async () => {
    const guest = renderGuest({}, linkToSite());
    await agree(guest);
    const mark = anEvent(900, { type: 'recorder_mark', recorder_mark_data: { note: '' } });
    const receipt = { redacted: { headers: 2 }, gaps: [], concealedElements: 0, probesOff: [] };
    const draft = createFakeDraft({ events: [...aTimeline().timeline.slice(0, 2), mark], receipt });
    act(() => guest.recorder.set({ draft }));

    const shown = await screen.findByRole('region', { name: 'Privacy' });
    expect(shown).toHaveTextContent('The picture and 2 events of the site were recorded.');
    expect(shown).toHaveTextContent('2 values were replaced before anything was stored:');
    expect(screen.queryByRole('button', { name: 'Open shop.example' })).not.toBeInTheDocument();
  });

  it('shows the link’s title in the review, and neither projects nor tags', async () => {
    const guest = renderGuest();
    await agree(guest);
    act(() => guest.recorder.set({ draft: createFakeDraft() }));

    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('The checkout fails');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });

  it.each([
    ['expired', 'This recording link has expired'],
    ['revoked', 'This recording link was revoked'],
    ['used_up', 'This recording link has been used up'],
    ['unavailable', 'This server is not accepting recordings right now'],
  ] as const)('explains in plain words that a link is %s', async (state, text) => {
    renderGuest({}, { db: { guestLinks: { [RECORDING_LINK_TOKEN]: { state, request: null } } } });

    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it.each([
    ['revoked', { state: 'revoked' as const, request: null }],
    ['unknown', undefined],
  ])('offers recordings that were not sent for download on the page of a link that is %s', async (_state, link) => {
    const recorder = createFakeRecorder({ orphans: [anOrphan({ title: 'The checkout fails' })] }, { probes: [] });
    const read = vi.spyOn(recorder, 'read');
    const { user } = renderGuest({ recorder }, { db: { guestLinks: link ? { [RECORDING_LINK_TOKEN]: link } : {} } });

    const row = await screen.findByRole('listitem');
    expect(row).toHaveTextContent('The checkout fails');
    expect(within(row).queryByRole('button', { name: /^Finish/ })).not.toBeInTheDocument();
    watchDownloads();
    await user.click(within(row).getByRole('button', { name: /^Download/ }));
    expect(read).toHaveBeenCalledExactlyOnceWith('o1');
    await user.click(within(row).getByRole('button', { name: /^Discard/ }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('listitem')).not.toBeInTheDocument());
  });

  it('offers to send a recording of the same project once a name is typed, and none of another project', async () => {
    const own = anOrphan({ projectId: PROJECT_ID, title: 'The checkout fails' });
    const other = anOrphan({
      id: 'o2',
      projectId: '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a11',
      title: 'The stock is wrong',
    });
    const recorder = createFakeRecorder({ orphans: [own, other] }, { probes: [] });
    const recover = vi.spyOn(recorder, 'recover');
    const { user, onVisit } = renderGuest({ recorder });

    await user.click(await screen.findByRole('button', { name: /^Finish/ }));
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveFocus();
    expect(recover).not.toHaveBeenCalled();
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Dana Drew');
    await user.click(screen.getByRole('button', { name: /^Finish/ }));

    expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
    expect(recover).toHaveBeenCalledExactlyOnceWith('o1');
    expect(onVisit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ guest: { name: 'Dana Drew' } }));
  });

  it('keeps the name that was typed before a reload', async () => {
    const guest = { name: 'Dana Drew', email: 'dana@customer.example' };
    renderGuest({ visit: { guest, request: aGuestLink().request! } });

    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('Dana Drew');
    expect(screen.getByRole('textbox', { name: 'Your e-mail (optional)' })).toHaveValue('dana@customer.example');
  });

  it('still thanks after a reload when the recording of this guest has used up the link', async () => {
    const visit = { guest: { name: 'Dana Drew' }, request: aGuestLink().request!, sentFlowId: SENT_FLOW.flowId };
    renderGuest({ visit }, { db: { guestLinks: { [RECORDING_LINK_TOKEN]: { state: 'used_up', request: null } } } });

    expect(await screen.findByRole('heading', { name: 'Thank you, your recording was sent' })).toBeInTheDocument();
  });

  it('lets a recording be finished whose sending has used up the link', async () => {
    const request = aGuestLink().request!;
    const orphans = [anOrphan({ projectId: request.system_id, isAnnounced: true })];
    const recorder = createFakeRecorder({ orphans }, { probes: [] });
    const { user } = renderGuest(
      { recorder, visit: { guest: { name: 'Dana Drew' }, request } },
      { db: { guestLinks: { [RECORDING_LINK_TOKEN]: { state: 'used_up', request: null } } } },
    );
    await user.click(await screen.findByRole('button', { name: /^Finish/ }));

    expect(await screen.findByRole('button', { name: 'Send' })).toBeInTheDocument();
  });

  it('reports that an unknown link is not valid', async () => {
    renderGuest({ link: 'fl_rl_unknown' });

    expect(await screen.findByText('This recording link is not valid')).toBeInTheDocument();
  });

  it.each([
    [{ failure: 'too_long' as const }, 'Your recording is too long', 'A recording can be up to 10 minutes long.'],
    [{}, 'Your recording cannot be shown', 'Processing the video failed.'],
  ])('explains why a sent recording cannot be watched: %o', async (reason, title, hint) => {
    const failed = { recording_status: 'failed', duration: null, video_url: null, ...reason };
    const guest = renderGuest({}, { handlers: [http.get('*/recording-status', () => HttpResponse.json(failed))] });
    await agree(guest);
    act(() => guest.recorder.set({ draft: createFakeDraft() }));
    await guest.user.click(await screen.findByRole('button', { name: 'Send' }));

    const heading = await screen.findByRole('heading', { name: title });
    expect(heading).toHaveFocus();
    expect(screen.getByText(new RegExp(`^${hint}`))).toBeInTheDocument();
  });

  it('speaks German', async () => {
    renderGuest({}, { provider: { messages: de, locale: 'de-DE' } });

    expect(await screen.findByText(/bittet Sie um eine Aufzeichnung für Web shop$/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Weiter' })).toBeInTheDocument();
  });
});
