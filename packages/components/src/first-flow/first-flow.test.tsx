import { anAppConfig } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { FirstFlow } from './first-flow.js';

describe('<FirstFlow />', () => {
  it('explains that there are no flows and how to record one in three steps', () => {
    renderFlowLens(<FirstFlow projectId="p1" />, { db: { config: anAppConfig({ extension_store_url: null }) } });

    expect(screen.getByText('No flows available')).toBeVisible();
    expect(screen.getByText('Record some browser interactions to see flows here')).toBeVisible();
    expect(screen.getByRole('list', { name: 'How to record a flow' }).children).toHaveLength(3);
    expect(screen.getByRole('link', { name: 'Create Flow' })).toHaveAttribute('href', '/flowlens/record?system_id=p1');
  });

  it('offers the extension and the example flow of the server', async () => {
    renderFlowLens(<FirstFlow />);

    expect(await screen.findByRole('link', { name: 'Open an example flow' })).toHaveAttribute(
      'href',
      expect.stringContaining('/shared/flow/'),
    );
    expect(await screen.findByText('The extension records a tab with its clicks, requests and errors.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create Flow' })).toHaveAttribute(
      'href',
      'https://extensions.example/flowlens',
    );
  });
});
