import { aFlowSummary, PROJECT_ID } from '@flowlens/testing';
import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { renderFlowLensHook } from '../../test-support/render-hook.js';
import { useFlowListReporters } from './use-flow-list-reporters.js';

const flows = [aFlowSummary({ reporter: 'Dora Dean', reporter_email: 'dora@example.com' })];

describe('useFlowListReporters', () => {
  it('lists the members and the other reporters of the flows', async () => {
    const { result } = renderFlowLensHook(() =>
      useFlowListReporters({ projectId: PROJECT_ID, flows, chosen: 'dora dean' }),
    );

    await waitFor(() => expect(result.current.options.length).toBeGreaterThan(1));

    const labels = result.current.options.map(({ label }) => label);
    expect(labels).toEqual(expect.arrayContaining(['Ann Archer', 'Cleo Carter', 'Dora Dean']));
    expect(result.current.value).toBe('dora@example.com');
  });

  it('lists the reporters of the loaded flows when no project is chosen or its members are not available', async () => {
    let refused = false;
    const refuse = http.get('*/systems/:id/members', () => {
      refused = true;
      return HttpResponse.json({}, { status: 403 });
    });
    const all = renderFlowLensHook(() => useFlowListReporters({ projectId: undefined, flows, chosen: '' }));
    const one = renderFlowLensHook(() => useFlowListReporters({ projectId: PROJECT_ID, flows, chosen: '' }), {
      handlers: [refuse],
    });
    await waitFor(() => expect(refused).toBe(true));

    for (const { result } of [all, one]) {
      expect(result.current.options.map(({ label }) => label)).toEqual(['Dora Dean']);
      expect(result.current.value).toBe('');
    }
  });
});
