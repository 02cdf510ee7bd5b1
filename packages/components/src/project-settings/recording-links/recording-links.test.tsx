import { aRecordingLink, aWaitingRecording, PROJECT_ID, someRecordingLinks } from '@flowlens/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../test-support/without-layout.js';
import { openSettings, openTab } from '../test-support/open-settings.js';

const taken = () => screen.findByRole('switch', { name: 'Accept guest recordings' });

async function openLinks(options: Parameters<typeof openSettings>[0] = {}) {
  const opened = openSettings({
    ...options,
    db: { recordingLinks: { [PROJECT_ID]: someRecordingLinks() }, ...options.db },
  });
  await openTab(opened.user, 'Guests');
  return opened;
}

describe('<GuestsTab />', () => {
  it('is off until an admin switches it on', async () => {
    const { user, db } = await openLinks({ db: { recordingLinks: {} } });
    expect(await taken()).not.toBeChecked();
    expect(screen.queryByRole('button', { name: 'Create Link' })).not.toBeInTheDocument();

    await user.click(await taken());

    expect(await taken()).toBeChecked();
    expect(await screen.findByRole('button', { name: 'Create Link' })).toBeInTheDocument();
    expect(db.recordingLinks[PROJECT_ID]?.enabled).toBe(true);
  });

  it('explains why it cannot be switched on when videos are not sandboxed', async () => {
    const recordingLinks = { [PROJECT_ID]: someRecordingLinks({ enabled: false, available: false, links: [] }) };
    await openLinks({ db: { recordingLinks } });

    expect(await taken()).toBeDisabled();
    expect(screen.getByText(/^This server cannot isolate video processing/)).toBeInTheDocument();
  });

  it('shows a new address and focuses it', async () => {
    const { user, db } = await openLinks();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Show the cart');
    await user.click(screen.getByRole('button', { name: 'Create Link' }));

    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Recording link' });
    expect(field.value).toMatch(/\/flowlens\/guest#fl_rl_/);
    expect(field).toHaveFocus();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('');
    expect(db.recordingLinks[PROJECT_ID]?.links[0]).toMatchObject({ title: 'Show the cart', max_recordings_count: 1 });
    expect(await screen.findByText('Show the cart')).toBeInTheDocument();
  });

  it('shows the number of waiting recordings in the name of the tab and links to them', async () => {
    const { user, db } = await openLinks({ db: { waitingRecordings: { [PROJECT_ID]: [aWaitingRecording()] } } });
    expect(screen.getByRole('tab', { name: /^Guests ?1$/ })).toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Review' }));
    const waiting = await screen.findByRole('dialog', { name: 'Guest recordings' });
    await user.click(await within(waiting).findByRole('button', { name: 'Accept “Paying does nothing”' }));

    expect(await within(waiting).findByText('No recordings waiting')).toBeInTheDocument();
    expect(db.flows[0]).toMatchObject({ title: 'Paying does nothing' });
    expect(screen.getByRole('tab', { name: 'Guests', hidden: true })).toBeInTheDocument();
  });

  it('adds https to the site unless the user types another scheme', async () => {
    const { user, db } = await openLinks();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Show the cart');
    const site = screen.getByRole('textbox', { name: 'Address to record' });
    expect(site).toHaveAccessibleDescription(/^Events are recorded too if the site embeds the FlowLens recorder/);
    await user.type(site, 'shop.example/cart');
    await user.click(screen.getByRole('button', { name: 'Create Link' }));

    const row = (await screen.findByText('Show the cart')).closest('li');
    expect(row).toHaveTextContent('0 of 1 recordings · shop.example · Expires');
    expect(db.recordingLinks[PROJECT_ID]?.links[0]).toMatchObject({ site_url: 'https://shop.example/cart' });
    expect(site).toHaveValue('');
  });

  it('rejects a site that no guest can open', async () => {
    const { user, db } = await openLinks();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Show the cart');
    await user.type(screen.getByRole('textbox', { name: 'Address to record' }), 'ftp://shop.example');
    await user.click(screen.getByRole('button', { name: 'Create Link' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Enter an address that starts with https:// or http://');
    expect(screen.getByRole('textbox', { name: 'Address to record' })).toHaveFocus();
    expect(db.recordingLinks[PROJECT_ID]?.links).toHaveLength(1);
  });

  it('keeps showing a new address after a visit to another tab, until the link is revoked', async () => {
    const { user } = await openLinks();
    await user.type(await screen.findByRole('textbox', { name: 'Title' }), 'Show the cart');
    await user.click(screen.getByRole('button', { name: 'Create Link' }));
    const { value } = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Recording link' });
    await user.click(screen.getByRole('tab', { name: 'Members' }));
    expect(screen.queryByRole('textbox', { name: 'Recording link' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Guests' }));

    expect(await screen.findByRole('textbox', { name: 'Recording link' })).toHaveValue(value);
    await user.click(screen.getByRole('button', { name: 'Revoke the recording link “Show the cart”' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Recording link' })).not.toBeInTheDocument());
  });

  it('requires a title', async () => {
    const { user } = await openLinks();
    await user.click(await screen.findByRole('button', { name: 'Create Link' }));

    expect(screen.getByRole('alert')).toHaveTextContent('Title is required');
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus();
  });

  it('shows creator, usage and end of each link', async () => {
    await openLinks();

    const row = (await screen.findByText('The checkout fails')).closest('li');
    expect(row).toHaveTextContent('by Ann Archer · 1 of 5 recordings · Expires in 6d');
  });

  it('shows that a link is used up, in place of the time that is left', async () => {
    const links = [aRecordingLink({ recordings_count: 5 })];
    await openLinks({ db: { recordingLinks: { [PROJECT_ID]: someRecordingLinks({ links }) } } });

    const row = (await screen.findByText('The checkout fails')).closest('li');
    expect(row).toHaveTextContent('by Ann Archer · 5 of 5 recordings · Used up');
    expect(row).not.toHaveTextContent('Expires');
  });

  it('revokes a link and keeps the focus in the tab', async () => {
    const links = [aRecordingLink(), aRecordingLink({ id: 'l2', title: 'The cart is empty' })];
    const { user, db } = await openLinks({ db: { recordingLinks: { [PROJECT_ID]: someRecordingLinks({ links }) } } });
    await user.click(await screen.findByRole('button', { name: 'Revoke the recording link “The checkout fails”' }));

    await waitFor(() => expect(screen.queryByText('The checkout fails')).not.toBeInTheDocument());
    expect(db.recordingLinks[PROJECT_ID]?.links.map(({ id }) => id)).toEqual(['l2']);
    expect(screen.getByRole('heading', { name: 'Recording Links' })).toHaveFocus();
  });

  it('ends all links after a confirmation when it is switched off', async () => {
    const { user, db } = await openLinks();
    await user.click(await taken());
    expect(screen.getByRole('alertdialog')).toHaveTextContent('1 link ends for good.');
    expect(db.recordingLinks[PROJECT_ID]?.enabled).toBe(true);

    await user.click(screen.getByRole('button', { name: 'Stop' }));

    await waitFor(() => expect(db.recordingLinks[PROJECT_ID]).toMatchObject({ enabled: false, links: [] }));
    expect(await taken()).not.toBeChecked();
  });

  it('shows no tab to a contributor', async () => {
    openSettings({ as: 'contributor' });

    expect(await screen.findByRole('tab', { name: 'Members' })).toBeInTheDocument();
    expect(screen.queryByRole('tab', { name: 'Guests' })).not.toBeInTheDocument();
  });
});
