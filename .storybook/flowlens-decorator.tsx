import { FlowLensProvider } from '@flowlens/components';
import { MockFlowLensProvider } from '@flowlens/testing';
import type { Decorator } from '@storybook/react-vite';
import { action } from 'storybook/actions';
import { speak } from './language-toolbar.js';

const onNavigate = action('onNavigate');
const onNotice = action('onNotice');

/** Puts every story below a provider in the language of the toolbar; `parameters.provider` sets its props. */
export const flowlensDecorator: Decorator = (Story, { parameters, globals }) => (
  <MockFlowLensProvider
    provider={FlowLensProvider}
    onNavigate={onNavigate}
    onNotice={onNotice}
    {...speak(globals)}
    {...(parameters['provider'] as object | undefined)}
  >
    <Story />
  </MockFlowLensProvider>
);
