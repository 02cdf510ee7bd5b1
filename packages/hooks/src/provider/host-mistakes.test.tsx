import type { FlowLensClient } from '@flowlens/client';
import { FLOW_ID } from '@flowlens/testing';
import { QueryClient } from '@tanstack/react-query';
import { act, render, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useFlow } from '../flows/flow/use-flow.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import { FlowLensProvider } from './flowlens-provider.js';
import { useFlowLens } from './use-flowlens.js';

const silence = (method: 'warn' | 'error') => vi.spyOn(console, method).mockReturnValue(undefined);

beforeEach(() => void silence('error'));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('<FlowLensProvider /> with a mistake of the host', () => {
  it('explains a missing client and the fix', () => {
    const client = undefined as unknown as FlowLensClient;

    expect(() => render(<FlowLensProvider client={client}>text</FlowLensProvider>)).toThrow(
      'FlowLens: <FlowLensProvider> has no client. Pass one that createFlowLensClient makes.',
    );
  });

  it('warns once on the first navigation when onNavigate is missing', () => {
    const warn = silence('warn');
    const { result } = renderFlowLensHook(useFlowLens, { provider: { onNavigate: undefined } });

    act(() => result.current.navigate({ page: 'gallery' }));
    act(() => result.current.navigate({ page: 'gallery' }));

    expect(warn.mock.calls.flat()).toEqual([
      'FlowLens: a component asked for the page "gallery", but <FlowLensProvider> has no onNavigate, so nothing happens.',
    ]);
  });

  it('does not warn in a production build', () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = silence('warn');
    const { result } = renderFlowLensHook(useFlowLens, { provider: { onNavigate: undefined } });

    act(() => result.current.navigate({ page: 'login' }));

    expect(warn).not.toHaveBeenCalled();
  });
});

describe('onQueryError', () => {
  it('receives a failed query with its operation once', async () => {
    const onQueryError = vi.fn();
    const { result } = renderFlowLensHook(() => [useFlow(FLOW_ID), useFlow(FLOW_ID)] as const, {
      handlers: [http.get('*/flowlens/flow/:id', () => HttpResponse.json({}, { status: 503 }))],
      provider: { onQueryError },
    });

    await waitFor(() => expect(result.current[0].isError).toBe(true));

    expect(onQueryError).toHaveBeenCalledExactlyOnceWith(result.current[0].error, { operation: 'getFlow' });
  });

  it('does not receive failures of other queries in a shared query client', async () => {
    const queryClient = new QueryClient();
    const onQueryError = vi.fn();
    renderFlowLensHook(() => null, { provider: { queryClient, onQueryError } });

    await queryClient
      .fetchQuery({ queryKey: ['host'], queryFn: () => Promise.reject(new Error('mine')) })
      .catch(vi.fn());

    expect(onQueryError).not.toHaveBeenCalled();
  });

  it('does not receive a query that was cancelled when its page unmounted', async () => {
    const onQueryError = vi.fn();
    const queryClient = new QueryClient();
    const { unmount } = renderFlowLensHook(() => useFlow(FLOW_ID), {
      handlers: [http.get('*/flowlens/flow/:id', () => delay('infinite'))],
      provider: { queryClient, onQueryError },
    });
    await waitFor(() => expect(queryClient.isFetching()).toBe(1));

    await act(() => queryClient.cancelQueries());
    unmount();

    expect(onQueryError).not.toHaveBeenCalled();
  });
});
