import type { Decorator } from '@storybook/react-vite';

/** A panel to show a story in, as wide as the story's parameter `panelWidth` says. */
export const inPanel: Decorator = (Story, { parameters }) => (
  <div style={{ height: 560, width: (parameters['panelWidth'] as string | undefined) ?? '640px', maxWidth: '100%' }}>
    <Story />
  </div>
);
