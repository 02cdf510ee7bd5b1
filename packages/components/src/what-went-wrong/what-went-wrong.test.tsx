import { linkAtTime } from '@flowlens/core/links';
import type { IncidentReport } from '@flowlens/timeline/brief';
import { explainIncidents } from '@flowlens/timeline/brief';
import { buildTimelineEntries } from '@flowlens/timeline';
import { anEvent, aTimeline } from '@flowlens/testing';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { WhatWentWrong } from './what-went-wrong.js';

function reportOf(events = aTimeline().timeline): IncidentReport {
  const entries = buildTimelineEntries(events);
  return explainIncidents(entries, (id) => entries.find((entry) => entry.id === id));
}

const errors = (count: number) =>
  reportOf(
    Array.from({ length: count }, (_, at) =>
      anEvent(at * 1_000, { type: 'javascript_error', javascript_error_data: { message: `Error: number ${at}` } }),
    ),
  );

const card = () => screen.getByRole('region', { name: 'What went wrong' });

describe('<WhatWentWrong />', () => {
  afterEach(() => vi.restoreAllMocks());

  it('names each failure with its reason and the action before it', () => {
    renderFlowLens(<WhatWentWrong report={reportOf()} flowTitle="Checkout" pageUrl="https://shop.example/cart" />);

    const [first, second] = within(card()).getAllByRole('listitem');
    expect(first!.textContent).toMatch(
      /^Network request, POST \/api\/checkoutPOST\/api\/checkout, 500, 0:04, Voucher service is down, After: Clicked button "Pay now"$/,
    );
    expect(second!.textContent).toMatch(/TypeError: Cannot read properties of undefined \(reading 'total'\)/);
    expect(within(card()).queryByText(/Checkout failed/)).not.toBeInTheDocument();
    expect(within(first!).queryByRole('button')).not.toBeInTheDocument();
  });

  it('reports the pressed failure', async () => {
    const onOpen = vi.fn();
    const { user } = renderFlowLens(<WhatWentWrong report={reportOf()} flowTitle="Checkout" onOpen={onOpen} />);

    await user.click(screen.getByRole('button', { name: /Voucher service is down/ }));

    expect(onOpen).toHaveBeenCalledExactlyOnceWith(reportOf().incidents[0]);
  });

  it('shows three failures, and all of them on demand', async () => {
    const { user } = renderFlowLens(<WhatWentWrong report={errors(5)} flowTitle="Checkout" />);
    const shown = () => within(card()).getAllByRole('listitem');
    expect(shown()).toHaveLength(3);

    await user.click(screen.getByRole('button', { name: 'Show all 5', expanded: false }));
    expect(shown()).toHaveLength(5);

    await user.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
    expect(shown()).toHaveLength(3);
  });

  it('counts the failures beyond the explained ones', async () => {
    const { user } = renderFlowLens(<WhatWentWrong report={errors(53)} flowTitle="Checkout" />);

    await user.click(screen.getByRole('button', { name: 'Show all 50' }));

    expect(screen.getByText('3 more are in the timeline.')).toBeVisible();
  });

  it('is one quiet line when nothing went wrong', () => {
    renderFlowLens(<WhatWentWrong report={reportOf([])} flowTitle="Checkout" />);

    expect(card().textContent).toMatch(/^What went wrongNo errors or failed requests were recorded\.$/);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('says that nothing was recorded without events', () => {
    renderFlowLens(<WhatWentWrong report={reportOf([])} eventCount={0} flowTitle="Checkout" />);

    expect(card().textContent).toMatch(/^What went wrongNo events were recorded\.$/);
    expect(card().querySelector('.fl-what-went-wrong-done')).toBeNull();
  });

  it('says which page was opened before a failure', () => {
    const failure = anEvent(9, { type: 'javascript_error', javascript_error_data: { message: 'Error: boom' } });
    const opened = (url: string) => anEvent(0, { type: 'navigation', navigation_data: { url } });
    const { rerender } = renderFlowLens(
      <WhatWentWrong
        report={reportOf([opened('https://app.example/'), failure])}
        flowTitle="Checkout"
        pageUrl="https://app.example/"
      />,
    );
    expect(screen.getByText('After: Opened /')).toBeVisible();

    rerender(
      <WhatWentWrong
        report={reportOf([opened('https://login.example/'), failure])}
        flowTitle="Checkout"
        pageUrl={null}
      />,
    );
    expect(screen.getByText('After: Opened login.example/')).toBeVisible();
  });

  it('shows recorded text in the order of its letters', () => {
    const message = 'Error: \u202elive\u202c';
    const report = reportOf([
      anEvent(0, { type: 'dom_action', action_type: 'click', target: { tagName: 'BUTTON', textContent: '\u202eyap' } }),
      anEvent(9, { type: 'javascript_error', javascript_error_data: { message } }),
    ]);
    renderFlowLens(<WhatWentWrong report={report} flowTitle="Checkout" onOpen={vi.fn()} />);

    expect(screen.getByText('Error: live')).toBeVisible();
    expect(screen.getByTitle('After: Clicked button "yap"')).toBeVisible();
  });

  it('is busy until the report is known', () => {
    renderFlowLens(<WhatWentWrong report={null} flowTitle="Checkout" />);

    expect(card()).toHaveAttribute('aria-busy', 'true');
    expect(card()).toHaveTextContent('Looking for errors…');
  });

  it('copies a summary with a link to the first failure', async () => {
    const { user } = renderFlowLens(
      <WhatWentWrong
        report={reportOf()}
        flowTitle="Checkout"
        momentUrl={(timeMs) => linkAtTime('https://f.example/', timeMs)}
      />,
    );

    await user.click(screen.getByRole('button', { name: 'Copy summary' }));

    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('0:04 POST https://shop.example/api/checkout -> 500');
    expect(text).toContain('Voucher service is down');
    expect(text).toContain('0:04 clicked button "Pay now"');
    expect(text).toContain('Recording: <https://f.example/?t=4>');
  });

  it('shows recorded markup as text', () => {
    const message = '<img src=x onerror=alert(1)> [link](javascript:alert(1))';
    const report = reportOf([anEvent(0, { type: 'console_error', console_error_data: { message } })]);
    renderFlowLens(<WhatWentWrong report={report} flowTitle="Checkout" />);

    expect(screen.getByText(message)).toBeVisible();
    expect(card().querySelector('img, a')).toBeNull();
  });

  it('uses the texts of its host', () => {
    renderFlowLens(
      <WhatWentWrong
        report={reportOf()}
        flowTitle="Checkout"
        messages={{ whatWentWrong: { title: 'Was schiefging' } }}
      />,
    );

    expect(screen.getByRole('heading', { level: 2, name: 'Was schiefging' })).toBeVisible();
  });
});
