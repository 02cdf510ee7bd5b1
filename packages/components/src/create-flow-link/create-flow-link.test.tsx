import { anAppConfig } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { CreateFlowLink } from './create-flow-link.js';

const withoutExtension = { config: anAppConfig({ extension_store_url: null }) };

describe('<CreateFlowLink />', () => {
  it('opens the store page of the extension in a new tab', async () => {
    renderFlowLens(<CreateFlowLink />);

    const link = screen.getByRole('link', { name: 'Create Flow' });
    await waitFor(() => expect(link).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Create Flow' })).toHaveAttribute(
      'href',
      'https://extensions.example/flowlens',
    );
    expect(screen.getByRole('link')).toHaveAttribute('target', '_blank');
  });

  it('asks the host for the recording page when the server names no extension', async () => {
    const onNavigate = vi.fn();
    const { user } = renderFlowLens(<CreateFlowLink projectId="p1" />, {
      db: withoutExtension,
      provider: { onNavigate },
    });

    const link = screen.getByRole('link', { name: 'Create Flow' });
    expect(link).toHaveAttribute('href', '/flowlens/record?system_id=p1');
    await user.click(link);

    expect(onNavigate).toHaveBeenCalledExactlyOnceWith({ page: 'record', projectId: 'p1' });
  });
});
