import {
  createDb,
  createHandlers,
  type MockDb,
  MockFlowLensProvider,
  type MockFlowLensProviderProps,
} from '@flowlens/testing';
import { renderHook } from '@testing-library/react';
import type { AnyHandler } from 'msw';
import { StrictMode } from 'react';
import { server } from './mock-server.js';

interface RenderOptions {
  db?: Partial<MockDb>;
  /** Handlers of this test alone; they come first. */
  handlers?: AnyHandler[];
  provider?: Omit<MockFlowLensProviderProps, 'children' | 'provider'>;
}

/** Runs a hook below a provider, with a mock server that answers from `db`. */
export function renderFlowLensHook<Result>(hook: () => Result, { db, handlers = [], provider }: RenderOptions = {}) {
  const mockDb = createDb(db);
  server.use(...handlers, ...createHandlers(mockDb));
  const rendered = renderHook(hook, {
    wrapper: ({ children }) => (
      <StrictMode>
        <MockFlowLensProvider {...provider}>{children}</MockFlowLensProvider>
      </StrictMode>
    ),
  });
  return { ...rendered, db: mockDb };
}
