import { FLOW_ID } from '@flowlens/testing';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { JiraDrawer } from './jira-drawer.js';

// Simulates a new release: the files of the open version are gone.
vi.mock('./jira-form.js', () => Promise.reject(new Error('404')));

describe('<JiraDrawer /> without the code of its form', () => {
  // React reports every error thrown during render.
  beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));
  afterEach(() => vi.restoreAllMocks());

  it('reports the failure, closes and keeps the page', async () => {
    const onOpenChange = vi.fn();
    const onNotice = vi.fn();
    renderFlowLens(
      <>
        <p>The page of the host</p>
        <JiraDrawer flowId={FLOW_ID} open onOpenChange={onOpenChange} />
      </>,
      { provider: { onNotice } },
    );

    await waitFor(() => expect(onNotice).toHaveBeenCalledExactlyOnceWith({ tone: 'error', code: 'partLoadFailed' }));
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    expect(screen.getByText('The page of the host')).toBeVisible();
  });
});
