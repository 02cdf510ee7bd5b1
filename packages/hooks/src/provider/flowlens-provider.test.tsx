import type { FlowLensClient } from '@flowlens/client';
import { aProject, createDb, createHandlers, createMockClient } from '@flowlens/testing';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, renderHook, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { useProjects } from '../projects/use-projects.js';
import { server } from '../test-support/mock-server.js';
import { renderFlowLensHook } from '../test-support/render-hook.js';
import type { FlowLensContextValue } from './flowlens-context.js';
import { FlowLensProvider, type FlowLensProviderProps } from './flowlens-provider.js';
import { useFlowLens } from './use-flowlens.js';

describe('<FlowLensProvider />', () => {
  it('renders no element of its own', () => {
    const { container } = render(<FlowLensProvider client={createMockClient()}>text</FlowLensProvider>);

    expect(container.childNodes).toHaveLength(1);
    expect(container.firstChild).toBe(screen.getByText('text').firstChild);
  });

  it('does not use the host’s own query client', async () => {
    const host = new QueryClient();
    const Names = () => (
      <p>
        {useProjects()
          .data?.map((project) => project.name)
          .join()}
      </p>
    );
    renderFlowLensHook(() => null);
    render(
      <QueryClientProvider client={host}>
        <FlowLensProvider client={createMockClient()}>
          <Names />
        </FlowLensProvider>
      </QueryClientProvider>,
    );

    expect(await screen.findByText('Web shop')).toBeInTheDocument();
    expect(host.getQueryCache().getAll()).toEqual([]);
  });

  it('uses the query client that the host passes', async () => {
    const queryClient = new QueryClient();
    const { result } = renderFlowLensHook(useProjects, { provider: { queryClient } });

    await waitFor(() => expect(result.current.isSuccess).toBe(true));

    expect(queryClient.getQueryData(['flowlens', 'projects'])).toHaveLength(1);
  });

  it('shows nothing that a previous client loaded', async () => {
    const db = createDb();
    server.use(...createHandlers(db));
    const Names = () => <p>{useProjects().data?.map(({ name }) => name) ?? 'Loading'}</p>;
    const page = (client: FlowLensClient) => (
      <StrictMode>
        <FlowLensProvider client={client}>
          <Names />
        </FlowLensProvider>
      </StrictMode>
    );
    const { rerender } = render(page(createMockClient()));
    expect(await screen.findByText('Web shop')).toBeInTheDocument();

    db.projects = [aProject({ name: 'Of the next person' })];
    const next = createMockClient();
    rerender(page(next));
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Of the next person')).toBeInTheDocument();

    rerender(page(next));
    expect(screen.getByText('Of the next person')).toBeInTheDocument();
  });

  it.each([
    ['another', new QueryClient()],
    ['the default', undefined],
  ])('shows nothing from a previous query client after it is replaced by %s', async (_what, next) => {
    const db = createDb();
    server.use(...createHandlers(db));
    const client = createMockClient();
    const Names = () => <p>{useProjects().data?.map(({ name }) => name) ?? 'Loading'}</p>;
    const page = (queryClient: QueryClient | undefined) => (
      <StrictMode>
        <FlowLensProvider client={client} queryClient={queryClient}>
          <Names />
        </FlowLensProvider>
      </StrictMode>
    );
    const { rerender } = render(page(new QueryClient()));
    expect(await screen.findByText('Web shop')).toBeInTheDocument();

    db.projects = [aProject({ name: 'Of the next person' })];
    rerender(page(next));

    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('Of the next person')).toBeInTheDocument();
  });

  it('keeps its children mounted while the query client stays the same', () => {
    const queryClient = new QueryClient();
    const page = () => (
      <FlowLensProvider client={createMockClient()} queryClient={queryClient}>
        <input />
      </FlowLensProvider>
    );
    const { rerender } = render(page());
    const before = screen.getByRole('textbox');

    rerender(page());

    expect(screen.getByRole('textbox')).toBe(before);
  });

  it('sends no requests while it is disabled', () => {
    const { result } = renderFlowLensHook(useProjects, { provider: { enabled: false } });

    expect(result.current.fetchStatus).toBe('idle');
  });

  it('does not retry by itself after a failure', async () => {
    const { result, db } = renderFlowLensHook(useProjects, { db: { viewer: null } });

    await waitFor(() => expect(result.current.isError).toBe(true));

    expect(result.current.failureCount).toBe(1);
    expect(db.viewer).toBeNull();
  });

  it('merges the host’s texts into the English ones', () => {
    const { result } = renderFlowLensHook(useFlowLens, { provider: { messages: { common: { close: 'Fermer' } } } });

    expect(result.current.messages.common).toMatchObject({ close: 'Fermer', cancel: 'Cancel' });
  });

  it('creates no date format before one is needed, because the first is slow', () => {
    const formats = vi.spyOn(Intl, 'DateTimeFormat');

    render(<FlowLensProvider client={createMockClient()}>text</FlowLensProvider>);

    expect(formats).not.toHaveBeenCalled();
  });

  it.each([
    ['de-DE', 'de-DE'],
    ['de_DE', 'de-DE'],
    ['EN-gb', 'en-GB'],
  ])('normalizes the locale %s to %s', (locale, expected) => {
    const { result } = renderFlowLensHook(useFlowLens, { provider: { locale } });

    expect(result.current.locale).toBe(expected);
  });

  it('replaces an invalid locale by American English and warns once in the console', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { result, rerender } = renderFlowLensHook(useFlowLens, { provider: { locale: 'de_DE.UTF-8' } });
    rerender();

    expect(result.current.locale).toBe('en-US');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      'FlowLens: locale="de_DE.UTF-8" is not a BCP 47 language, such as "de-DE".',
    );
    warn.mockRestore();
  });

  it.each(['', 'GMT+2', 'W. Europe Standard Time'])(
    'replaces the invalid time zone "%s" by the user’s own and warns once in the console',
    (timeZone) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      const { result, rerender } = renderFlowLensHook(useFlowLens, { provider: { timeZone } });
      rerender();

      expect(result.current.timeZone).toBeUndefined();
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        `FlowLens: timeZone="${timeZone}" is not an IANA time zone, such as "Europe/Berlin".`,
      );
      warn.mockRestore();
    },
  );

  it('passes notices to subscribers', () => {
    const listener = vi.fn();
    const { result } = renderFlowLensHook(useFlowLens);
    const leave = result.current.notices.subscribe(listener);

    result.current.notify({ tone: 'success', code: 'linkCopied' });
    leave();
    result.current.notify({ tone: 'success', code: 'tagCreated' });

    expect(listener).toHaveBeenCalledExactlyOnceWith({ tone: 'success', code: 'linkCopied' });
  });

  it('passes notices only to the host when it handles them', () => {
    const onNotice = vi.fn();
    const listener = vi.fn();
    const { result } = renderFlowLensHook(useFlowLens, { provider: { onNotice } });
    result.current.notices.subscribe(listener);

    result.current.notify({ tone: 'success', code: 'linkCopied' });

    expect(onNotice).toHaveBeenCalledTimes(1);
    expect(listener).not.toHaveBeenCalled();
  });

  it('passes no notice of a previous session to the next', () => {
    const listener = vi.fn();
    const onNotice = vi.fn();
    let now: FlowLensContextValue | undefined;
    const Watch = () => {
      now = useFlowLens();
      return null;
    };
    const page = (client: FlowLensClient, props?: Partial<FlowLensProviderProps>) => (
      <FlowLensProvider client={client} {...props}>
        <Watch />
      </FlowLensProvider>
    );
    const { rerender } = render(page(createMockClient()));
    const before = now!;

    before.notify({ tone: 'success', code: 'tagCreated' });
    const next = createMockClient();
    rerender(page(next));
    now!.notices.subscribe(listener);
    before.notify({ tone: 'success', code: 'linkCopied' });
    rerender(page(next, { onNotice }));
    before.notify({ tone: 'success', code: 'linkCopied' });

    expect(listener).not.toHaveBeenCalled();
    expect(onNotice).not.toHaveBeenCalled();
  });

  it('throws a helpful error without a provider', () => {
    const silence = vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => renderHook(useFlowLens)).toThrow('no <FlowLensProvider>');
    silence.mockRestore();
  });
});
