import { FlowLensProvider } from '@flowlens/components';
import { MockFlowLensProvider } from '@flowlens/testing';
import type { Decorator } from '@storybook/react-vite';
import { action } from 'storybook/actions';

const onNavigate = action('onNavigate');
const onNotice = action('onNotice');

/** Puts every story below a provider; `parameters.provider` sets its props. */
export const flowlensDecorator: Decorator = (Story, { parameters }) => (
  <MockFlowLensProvider
    provider={FlowLensProvider}
    onNavigate={onNavigate}
    onNotice={onNotice}
    {...(parameters['provider'] as object | undefined)}
  >
    <Story />
  </MockFlowLensProvider>
);
