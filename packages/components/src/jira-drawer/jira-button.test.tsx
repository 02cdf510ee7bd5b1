import { anAppConfig, FLOW_ID } from '@flowlens/testing';
import { flowlensKeys, useAppConfig, useFlowLens } from '@flowlens/hooks';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { JiraButton } from './jira-button.js';

/** Simulates an issue that was created on this page. */
function Made({ ticketUrl }: { ticketUrl: string }) {
  const { queryClient } = useFlowLens();
  const make = () =>
    queryClient.setQueryData(flowlensKeys.jiraIssues(FLOW_ID), [{ type: 'Bug', ticket_url: ticketUrl }]);
  return <button onClick={make}>Make</button>;
}

function Settings() {
  return useAppConfig().isSuccess && <p>The settings are there</p>;
}

describe('<JiraButton />', () => {
  it('opens the drawer when the server is connected to Jira', async () => {
    const onOpen = vi.fn();
    const { user } = renderFlowLens(<JiraButton flowId={FLOW_ID} onOpen={onOpen} />);

    await user.click(await screen.findByRole('button', { name: 'Link to Jira' }));

    expect(onOpen).toHaveBeenCalledOnce();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('renders nothing without a connection to Jira', async () => {
    renderFlowLens(
      <>
        <JiraButton flowId={FLOW_ID} onOpen={vi.fn()} />
        <Settings />
      </>,
      { db: { config: anAppConfig({ jira_enabled: false }) } },
    );

    await screen.findByText('The settings are there');

    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    ['https://jira.example/browse/SHOP-7', 1],
    ['javascript:alert(1)', 0],
    ['data:text/html,x', 0],
  ])('links to an issue at %s: %i', async (ticketUrl, links) => {
    const { user } = renderFlowLens(
      <>
        <JiraButton flowId={FLOW_ID} onOpen={vi.fn()} />
        <Made ticketUrl={ticketUrl} />
      </>,
    );
    await screen.findByRole('button', { name: 'Link to Jira' });

    await user.click(screen.getByRole('button', { name: 'Make' }));

    await waitFor(() => expect(screen.queryAllByRole('link', { name: 'View in Jira' })).toHaveLength(links));
  });
});
