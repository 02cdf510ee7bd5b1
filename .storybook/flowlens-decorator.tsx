import { createFlowLensClient } from '@flowlens/client';
import { FlowLensProvider } from '@flowlens/components';
import { MOCK_API_URL, MockFlowLensProvider } from '@flowlens/testing';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { action } from 'storybook/actions';
import { speak } from './toolbar/language-toolbar.js';
import { storyToken } from './mock-worker.js';
import { useIsPlayed } from './play-state.js';

const onNavigate = action('onNavigate');
const onNotice = action('onNotice');

/** Wraps every story in a provider with the language of the toolbar; `parameters.provider` sets its props. */
export const flowlensDecorator: Decorator = (Story, context) => (
  <Provider context={context}>
    <Story />
  </Provider>
);

function Provider({ context, children }: { context: StoryContext; children: ReactNode }) {
  const { parameters, globals, storyGlobals, viewMode } = context;
  const isPlayed = useIsPlayed();
  const [client] = useState(() => createFlowLensClient({ baseUrl: MOCK_API_URL, getAccessToken: storyToken }));
  // Play functions look for English texts, unless a story sets its own language.
  const speaksEnglish = viewMode === 'story' && !isPlayed && !('locale' in storyGlobals);
  return (
    <MockFlowLensProvider
      provider={FlowLensProvider}
      client={client}
      onNavigate={onNavigate}
      onNotice={onNotice}
      {...speak(speaksEnglish ? { ...globals, locale: 'en' } : globals)}
      {...(parameters['provider'] as object | undefined)}
    >
      {children}
    </MockFlowLensProvider>
  );
}
