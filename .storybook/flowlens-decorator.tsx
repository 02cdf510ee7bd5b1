import { FlowLensProvider } from '@flowlens/components';
import { MockFlowLensProvider } from '@flowlens/testing';
import type { Decorator, StoryContext } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { action } from 'storybook/actions';
import { speak } from './language-toolbar.js';
import { useIsPlayed } from './play-state.js';

const onNavigate = action('onNavigate');
const onNotice = action('onNotice');

/** Puts every story below a provider in the language of the toolbar; `parameters.provider` sets its props. */
export const flowlensDecorator: Decorator = (Story, context) => (
  <Provider context={context}>
    <Story />
  </Provider>
);

function Provider({ context, children }: { context: StoryContext; children: ReactNode }) {
  const { parameters, globals, storyGlobals, viewMode } = context;
  const isPlayed = useIsPlayed();
  // Play functions look for the English texts, save where a story sets its language itself.
  const speaksEnglish = viewMode === 'story' && !isPlayed && !('locale' in storyGlobals);
  return (
    <MockFlowLensProvider
      provider={FlowLensProvider}
      onNavigate={onNavigate}
      onNotice={onNotice}
      {...speak(speaksEnglish ? { ...globals, locale: 'en' } : globals)}
      {...(parameters['provider'] as object | undefined)}
    >
      {children}
    </MockFlowLensProvider>
  );
}
