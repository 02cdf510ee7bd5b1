import '../packages/components/src/styles/index.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { flowlensDecorator } from './flowlens-decorator.js';
import { directionToolbar, localeToolbar } from './language-toolbar.js';
import { answerCalls, startMockWorker } from './mock-worker.js';
import { roleToolbar } from './role-toolbar.js';
import { chooseWorkers } from './timeline-workers.js';
import { themeDecorator, themeToolbar } from './theme-toolbar.js';

// A video takes its time to load, or to fail, on a busy machine. No assertion is about how long.
configure({ asyncUtilTimeout: 5_000 });

const preview: Preview = {
  decorators: [flowlensDecorator, themeDecorator],
  globalTypes: { theme: themeToolbar, locale: localeToolbar, direction: directionToolbar, role: roleToolbar },
  // The tests run every story on either page.
  initialGlobals: {
    theme: import.meta.env['STORY_THEME'] === 'dark' ? 'dark' : 'light',
    locale: 'en',
    direction: 'ltr',
    role: 'owner',
  },
  beforeAll: startMockWorker,
  beforeEach: [answerCalls, chooseWorkers],
  parameters: {
    // A violation fails the story, in the browser tests too.
    a11y: { test: 'error' },
    layout: 'padded',
    options: { storySort: { order: ['Introduction', 'Theming', 'Messages', 'Languages', 'Product', 'UI'] } },
    controls: { expanded: true },
    backgrounds: { disable: true },
  },
  tags: ['autodocs'],
};

export default preview;
