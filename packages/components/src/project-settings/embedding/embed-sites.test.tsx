import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import '../../test-support/without-layout.js';
import { openSettings } from '../test-support/open-settings.js';

const WIKI = 'https://wiki.example';
const own = () => screen.findByRole('switch', { name: 'Use a list for this project' });
const sites = () => screen.findByRole('textbox', { name: 'Sites, one per line' });
const save = () => screen.getByRole('button', { name: 'Save Sites' });

describe('<EmbedSites />', () => {
  it('keeps a list for the project', async () => {
    const { user, db } = openSettings();
    expect(await own()).not.toBeChecked();
    expect(save()).toBeDisabled();

    await user.click(await own());
    expect(screen.getByText('Without any, no site may embed flows of this project.')).toBeVisible();
    await user.type(await sites(), `${WIKI}/{Enter}http://localhost:3000{Enter}`);
    await user.click(save());

    await waitFor(() => expect(db.projects[0]?.embed_origins).toEqual([WIKI, 'http://localhost:3000']));
    await waitFor(() => expect(save()).toBeDisabled());
    expect(await sites()).toHaveValue(`${WIKI}\nhttp://localhost:3000`);
  });

  it('returns to the sites of the server', async () => {
    const { user, db } = openSettings({ project: { embed_origins: [WIKI] } });

    await user.click(await own());
    await user.click(save());

    await waitFor(() => expect(db.projects[0]?.embed_origins).toBeNull());
  });

  it('moves the focus from the Save button to the heading when nothing is left to save', async () => {
    const { user } = openSettings({ project: { embed_origins: [WIKI] } });

    await user.click(await own());
    await user.click(save());

    await waitFor(() => expect(save()).toBeDisabled());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Embedding' })).toHaveFocus());
  });

  it('allows no site with an empty list', async () => {
    const { user, db } = openSettings({ project: { embed_origins: [WIKI] } });

    await user.clear(await sites());
    await user.click(save());

    await waitFor(() => expect(db.projects[0]?.embed_origins).toEqual([]));
  });

  it.each(['wiki.example', 'https://*.example', 'https://wiki.example/page'])('rejects %s', async (text) => {
    const { user, db } = openSettings({ project: { embed_origins: [WIKI] } });

    await user.type(await sites(), `{Enter}${text}`);
    await user.click(save());

    expect(await screen.findByText(`Enter an address without a path, not “${text}”`)).toBeVisible();
    expect(db.projects[0]?.embed_origins).toEqual([WIKI]);
  });

  it('is hidden from contributors', async () => {
    openSettings({ as: 'contributor', project: { embed_origins: [WIKI] } });
    await screen.findByText('Maximum Members');

    expect(screen.queryByRole('switch')).not.toBeInTheDocument();
    expect(screen.queryByText(WIKI)).not.toBeInTheDocument();
  });
});
