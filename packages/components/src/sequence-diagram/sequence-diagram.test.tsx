import { aTimeline, FLOW_ID } from '@flowlens/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderFlowLens } from '../test-support/render-flowlens.js';
import { watchDownloads } from '../test-support/watch-downloads.js';
import { SequenceDiagram } from './sequence-diagram.js';

const diagram = <SequenceDiagram flowId={FLOW_ID} flowTitle="Checkout / answers 500" />;
const text = () => screen.findByRole('group', { name: 'Sequence diagram' });

describe('<SequenceDiagram />', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('shows the diagram text and copies it unchanged', async () => {
    const { user } = renderFlowLens(diagram);
    expect(screen.getByRole('status')).toHaveTextContent('Loading sequence diagram...');
    const shown = (await text()).textContent;
    expect(shown).toMatch(/^sequenceDiagram\n {2}participant Browser\n/);

    await user.click(screen.getByRole('button', { name: 'Copy' }));

    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(shown);
  });

  it('saves a file named after the flow', async () => {
    const files = watchDownloads();
    const { user } = renderFlowLens(diagram);
    const shown = (await text()).textContent;

    await user.click(screen.getByRole('button', { name: 'Download .mmd' }));

    expect(files.map(({ name }) => name)).toEqual(['Checkout-answers-500.mmd']);
    expect(files[0]?.content.size).toBe(new Blob([shown]).size);
  });

  it('reports that there is nothing to draw', async () => {
    renderFlowLens(diagram, { db: { timelines: { [FLOW_ID]: aTimeline({ timeline: [] }) } } });

    expect(await screen.findByText('Nothing to draw')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('loads the diagram after a failure and a retry', async () => {
    const { user } = renderFlowLens(diagram, {
      handlers: [http.get('*/sequence_diagram', () => HttpResponse.json({}, { status: 500 }), { once: true })],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load the sequence diagram');

    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await text()).toHaveTextContent('POST /api/checkout');
  });

  it('shows recorded values as plain text', async () => {
    const evil = 'sequenceDiagram\n  Browser->>H1: <img src=x onerror="window.pwned = true">';
    renderFlowLens(diagram, {
      handlers: [http.get('*/sequence_diagram', () => HttpResponse.json({ format: 'mermaid', diagram: evil }))],
    });

    expect(await text()).toHaveTextContent('<img src=x');
    expect(document.querySelector('img')).toBeNull();
  });
});
