import { aComment, aFlow, FLOW_ID, viewers } from '@flowlens/testing';
import { act, screen, waitFor } from '@testing-library/react';
import * as Dialog from '@radix-ui/react-dialog';
import { type ReactNode, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { CommentList, FlowGallery, FlowPlayer } from './index.js';
import { renderFlowLens } from './test-support/render-flowlens.js';

function HostDialog({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Content aria-describedby={undefined}>
        <Dialog.Title>Of the host</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Root>
  );
}

const hostDialog = () => screen.queryByRole('dialog', { name: 'Of the host' });

describe('Escape inside a dialog of the host', () => {
  it('ends only the editing of a comment', async () => {
    const { id: user_id } = viewers.owner.app_user;
    const { user } = renderFlowLens(
      <HostDialog>
        <CommentList flowId={FLOW_ID} />
      </HostDialog>,
      { db: { flows: [aFlow({ comments: [aComment({ user_id, content: 'My words' })] })] } },
    );
    await user.click(await screen.findByRole('button', { name: /^Edit comment/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Comment' }), ' and more');

    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: 'Comment' })).not.toBeInTheDocument();
    expect(screen.getByText('My words')).toBeVisible();
    expect(hostDialog()).toBeVisible();
  });

  it('clears only the search of the gallery', async () => {
    const { user } = renderFlowLens(
      <HostDialog>
        <FlowGallery />
      </HostDialog>,
    );
    const search = await screen.findByRole('searchbox');
    await user.type(search, 'voucher');

    await user.keyboard('{Escape}');
    expect(search).toHaveValue('');
    expect(hostDialog()).toBeVisible();

    await user.keyboard('{Escape}');
    expect(hostDialog()).not.toBeInTheDocument();
  });

  it('closes only the key list of the player', async () => {
    const { user } = renderFlowLens(
      <HostDialog>
        <FlowPlayer.Root durationMs={60_000}>
          <FlowPlayer.ProgressBar />
          <FlowPlayer.Help />
        </FlowPlayer.Root>
      </HostDialog>,
    );
    act(() => screen.getByRole('slider', { name: 'Seek' }).focus());
    await user.keyboard('?');
    const help = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    await waitFor(() => expect(help).toContainElement(document.activeElement as HTMLElement));

    await user.keyboard('{Escape}');
    expect(help).not.toBeInTheDocument();
    expect(hostDialog()).toBeVisible();
  });
});
