import { aProject, FLOW_ID, viewers } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { ShareDialog } from '../share-dialog.js';

const HINT = /^No site may embed flows of this project/;
const embeddable = { projects: [aProject({ embed_origins: ['https://wiki.example'] })] };
const clear = () => screen.findByRole('checkbox', { name: 'Show a clear preview picture' });

async function makeLink(options: Parameters<typeof renderFlowLens>[1] = {}) {
  const flowUrl = `https://flowlens.example/flowlens/flow/${FLOW_ID}`;
  const rendered = renderFlowLens(
    <ShareDialog flowId={FLOW_ID} flowUrl={flowUrl} startAtMs={28_000} open onOpenChange={vi.fn()} />,
    options,
  );
  await rendered.user.click(await screen.findByRole('button', { name: /^Share Public/ }));
  await screen.findByRole('textbox', { name: 'Public Link Generated' });
  return rendered;
}

describe('a new public link', () => {
  it('offers code for an iframe with the title of the flow, which may start at the time of the video', async () => {
    const { user } = await makeLink({ db: embeddable });
    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Embed' });
    await waitFor(() => expect(field.value).toContain('title="Checkout answers 500"'));
    expect(field.value).toMatch(/^<iframe src="https:\/\/flowlens\.test\/embed\/fl_sh_[\w-]+" /);

    await user.click(screen.getByRole('checkbox', { name: 'Start at 0:28' }));
    await user.click(screen.getByRole('button', { name: 'Copy Code' }));

    expect(await navigator.clipboard.readText()).toBe(field.value);
    expect(field.value).toMatch(/src="https:\/\/flowlens\.test\/embed\/fl_sh_[\w-]+\?start=28000"/);
  });

  it('tells admins that no site may embed it, and nothing to others', async () => {
    const { unmount } = await makeLink();
    expect(await screen.findByText(HINT)).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Embed' })).not.toBeInTheDocument();
    unmount();

    await makeLink({ db: { viewer: viewers.contributor, projects: [aProject({ user_role: 'USER' })] } });
    await clear();
    expect(screen.queryByText(HINT)).not.toBeInTheDocument();
  });

  it('shows a clear picture in previews once that is chosen', async () => {
    const { user, db } = await makeLink();
    expect(await clear()).not.toBeChecked();
    expect(await clear()).toHaveAccessibleDescription(/It is blurred unless you check this/);

    await user.click(await clear());

    expect(await clear()).toBeChecked();
    await waitFor(() => expect(db.shareLinks[FLOW_ID]?.[0]?.clear_preview).toBe(true));
  });

  it('reverts the choice and reports it when it cannot be saved', async () => {
    const { user } = await makeLink({
      handlers: [http.patch('*/share/:id', () => HttpResponse.json({}, { status: 500 }))],
    });

    await user.click(await clear());

    expect(await screen.findByText('Failed to change the preview picture. Please try again.')).toBeVisible();
    expect(await clear()).not.toBeChecked();
  });
});
