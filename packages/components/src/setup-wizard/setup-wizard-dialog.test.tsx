import { anAppConfig } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { SetupWizardDialog } from './setup-wizard-dialog.js';

function openWizard(options?: Parameters<typeof renderFlowLens>[1]) {
  const onOpenChange = vi.fn();
  return { ...renderFlowLens(<SetupWizardDialog open onOpenChange={onOpenChange} />, options), onOpenChange };
}

describe('<SetupWizardDialog />', () => {
  it('leads to the extension and to the setup of an assistant', async () => {
    const { user } = openWizard();

    const link = await screen.findByRole('link', { name: 'Create Flow' });
    expect(link).toHaveAttribute('href', 'https://extensions.example/flowlens');
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await user.click(screen.getByRole('button', { name: 'Setup' }));

    expect(await screen.findByRole('dialog', { name: 'MCP Setup' })).toBeInTheDocument();
  });

  it('says so where the server knows no extension', async () => {
    openWizard({ db: { config: anAppConfig({ extension_store_url: null }) } });

    expect(await screen.findByText(/does not say where the extension is/)).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it.each(['Done', 'Close'])('wants to close at %s', async (name) => {
    const { user, onOpenChange } = openWizard();

    await user.click(screen.getByRole('button', { name }));

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});
