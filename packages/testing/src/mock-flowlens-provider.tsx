'use client';

import { createFlowLensClient, type FlowLensClient } from '@flowlens/client';
import { FlowLensProvider, type FlowLensProviderProps } from '@flowlens/hooks';
import { type ComponentType, type ReactNode, useState } from 'react';
import { MOCK_NOW_MS } from './mock-now.js';

/** Base address of the mock client; only request handlers exist there. */
export const MOCK_API_URL = 'https://api.flowlens.test';

/** Options of the given provider, with an optional client. */
export type MockProviderOptions<Props extends FlowLensProviderProps = FlowLensProviderProps> = Omit<
  Props,
  'client' | 'children'
> & {
  client?: FlowLensClient | undefined;
  /** The provider of `@flowlens/components` for styled components. @default the one of `@flowlens/hooks` */
  provider?: ComponentType<Props> | undefined;
};

export type MockFlowLensProviderProps<Props extends FlowLensProviderProps = FlowLensProviderProps> =
  MockProviderOptions<Props> & { children: ReactNode };

/** Provider for tests: with a mock client and a fixed time in UTC, unless others are given. */
export function MockFlowLensProvider<Props extends FlowLensProviderProps = FlowLensProviderProps>({
  client,
  provider,
  now = mockNow,
  timeZone = 'UTC',
  ...rest
}: MockFlowLensProviderProps<Props>) {
  const [ownClient] = useState(createMockClient);
  const Provider = (provider ?? FlowLensProvider) as ComponentType<FlowLensProviderProps>;
  return <Provider client={client ?? ownClient} now={now} timeZone={timeZone} {...rest} />;
}

/** Creates a client for the request handlers, signed in with a made-up token. */
export function createMockClient() {
  return createFlowLensClient({ baseUrl: MOCK_API_URL, getAccessToken: () => 'mock-token' });
}

const mockNow = () => MOCK_NOW_MS;
