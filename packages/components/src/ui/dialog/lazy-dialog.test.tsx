import { screen, waitFor } from '@testing-library/react';
import { type FunctionComponent, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../../test-support/render-flowlens.js';
import { lazyDialog } from './lazy-dialog.js';

interface QuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

const Question = ({ open }: QuestionProps) => (open ? <p>The question</p> : null);

function renderHost(load: () => Promise<FunctionComponent<QuestionProps>>) {
  const LazyQuestion = lazyDialog(load);
  const onNotice = vi.fn();
  return { ...renderFlowLens(<Host Dialog={LazyQuestion} />, { provider: { onNotice } }), onNotice };
}

function Host({ Dialog }: { Dialog: FunctionComponent<QuestionProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Ask</button>
      <Dialog open={open} onOpenChange={setOpen} />
    </>
  );
}

describe('lazyDialog', () => {
  it('loads a dialog when it is first opened', async () => {
    const load = vi.fn(() => Promise.resolve(Question));
    const { user } = renderHost(load);
    expect(load).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Ask' }));

    expect(await screen.findByText('The question')).toBeVisible();
  });

  it('reports a failed load, keeps the page, and retries on the next press', async () => {
    const load = vi
      .fn<() => Promise<typeof Question>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValueOnce(Question);
    const { user, onNotice } = renderHost(load);

    await user.click(screen.getByRole('button', { name: 'Ask' }));
    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'partLoadFailed' }));

    await user.click(screen.getByRole('button', { name: 'Ask' }));
    expect(await screen.findByText('The question')).toBeVisible();
  });
});
