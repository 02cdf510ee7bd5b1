import { useFlowLens } from '@flowlens/hooks';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FlowLensToaster } from './flowlens-toaster.js';

function Copier() {
  const { notify } = useFlowLens();
  return (
    <button onClick={() => notify({ tone: 'success', code: 'invitationSent', values: { email: 'x@y.z' } })}>Go</button>
  );
}

describe('<FlowLensToaster />', () => {
  it('shows notices in words', async () => {
    const { user } = renderFlowLens(
      <>
        <Copier />
        <FlowLensToaster />
      </>,
    );

    await user.click(screen.getByRole('button', { name: 'Go' }));

    expect(await screen.findByText('Invitation sent to x@y.z')).toBeInTheDocument();
  });
});
