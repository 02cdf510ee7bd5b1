import { aShareLink, FLOW_ID } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { server } from '../../test-support/mock-server.js';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { ShareDialog } from '../share-dialog.js';

const NOBODY = 'Nobody can view this flow without login.';
const links = () => within(screen.getByRole('region', { name: 'Public links' }));
const revokeOf = (name: string) =>
  links().findByRole('button', { name: new RegExp(`^Revoke the link that ${name} made`) });
const question = async () => within(await screen.findByRole('alertdialog', { name: 'Revoke Public Link' }));
const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

function open(options: Parameters<typeof renderFlowLens>[1]) {
  return renderFlowLens(
    <ShareDialog flowId={FLOW_ID} flowUrl="https://flowlens.example" open onOpenChange={vi.fn()} />,
    options,
  );
}

describe('<ShareLinkList />', () => {
  it('keeps a new link visible while another one is revoked', async () => {
    const { user, db } = open({ db: { shareLinks: { [FLOW_ID]: [aShareLink({ created_by: 'Ben Baker' })] } } });
    await user.click(await screen.findByRole('button', { name: /^Share Public/ }));
    const made = await screen.findByRole('textbox', { name: 'Public Link Generated' });

    await user.click(await revokeOf('Ben Baker'));
    await user.click((await question()).getByRole('button', { name: 'Revoke' }));

    await isAnswered();
    expect(db.shareLinks[FLOW_ID]).toHaveLength(1);
    expect(made).toBeVisible();
  });

  it('shows the address to the creator, and the kind of session to everybody', async () => {
    open({
      db: {
        shareLinks: {
          [FLOW_ID]: [
            aShareLink({ created_from: '203.0.113.7', session_kind: 'bearer' }),
            aShareLink({ id: '2', created_by: 'Ben Baker', created_from: '203.0.113.8', session_kind: 'cookie' }),
          ],
        },
      },
    });

    const [own, others] = await links().findAllByRole('listitem');
    expect(own).toHaveTextContent('from 203.0.113.7, with an access token only');
    expect(others).toHaveTextContent(', in a signed-in browser');
    expect(others).not.toHaveTextContent('203.0.113.8');
  });

  it('confirms without the old error after a failed revocation', async () => {
    const { user } = open({
      db: { shareLinks: { [FLOW_ID]: [aShareLink(), aShareLink({ id: '2', created_by: 'Ben Baker' })] } },
      handlers: [http.delete('*/share/:id', () => HttpResponse.json({}, { status: 500 }))],
    });
    await user.click(await revokeOf('Ann Archer'));
    await user.click((await question()).getByRole('button', { name: 'Revoke' }));
    await (await question()).findByRole('alert');
    await user.click((await question()).getByRole('button', { name: 'Cancel' }));
    await isAnswered();

    await user.click(await revokeOf('Ben Baker'));

    expect((await question()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows no empty message when a reload fails', async () => {
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    open({ provider: { queryClient } });
    await links().findByText(NOBODY);
    server.use(http.get('*/shares', () => HttpResponse.json({}, { status: 500 })));

    await queryClient.invalidateQueries();

    expect(await links().findByRole('alert')).toHaveTextContent('Failed to load the public links');
    expect(links().queryByText(NOBODY)).not.toBeInTheDocument();
  });
});
