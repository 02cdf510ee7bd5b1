import type { Decorator } from '@storybook/react-vite';

/** Renders a story in a panel with the width of the parameter `panelWidth`. */
export const inPanel: Decorator = (Story, { parameters }) => (
  <div style={{ height: 560, width: (parameters['panelWidth'] as string | undefined) ?? '640px', maxWidth: '100%' }}>
    <Story />
  </div>
);
