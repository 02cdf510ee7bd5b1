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
  const rendered = renderHook(() => readThrough(hook()), {
    wrapper: ({ children }) => (
      <StrictMode>
        <MockFlowLensProvider {...provider}>{children}</MockFlowLensProvider>
      </StrictMode>
    ),
  });
  return { ...rendered, db: mockDb };
}

/** Reads the result of a hook during render, as a page does: a query reports changes only of fields that were read. */
function readThrough<Result>(result: Result, depth = 2): Result {
  if (depth === 0 || typeof result !== 'object' || result === null) return result;
  // The promise is TanStack's experiment, and complains about being read.
  const names = Object.keys(result).filter((name) => name !== 'promise') as (keyof Result)[];
  for (const name of names) readThrough(result[name], depth - 1);
  return result;
}
