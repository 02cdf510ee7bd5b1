import '../packages/components/src/styles/index.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { flowlensDecorator } from './flowlens-decorator.js';
import { directionToolbar, localeToolbar } from './language-toolbar.js';
import { checkDarkColours, COLOUR_RULES } from './colour-rules.js';
import { answerCalls, startMockWorker } from './mock-worker.js';
import { keepOwnTypography } from './own-typography.js';
import { beginPlay, endPlay } from './play-state.js';
import { roleToolbar } from './role-toolbar.js';
import { chooseWorkers } from './timeline-workers.js';
import { themeDecorator, themeToolbar } from './theme-toolbar.js';
import { translateInDark } from './translate-in-dark.js';

const THEME = import.meta.env['STORY_THEME'] === 'dark' ? 'dark' : 'light';

// A video takes its time to load, or to fail, on a busy machine. No assertion is about how long.
configure({ asyncUtilTimeout: 20_000 });

const WIDTHS = {
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
  narrow: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '568px' } },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
};

const preview: Preview = {
  decorators: [flowlensDecorator, themeDecorator],
  globalTypes: { theme: themeToolbar, locale: localeToolbar, direction: directionToolbar, role: roleToolbar },
  // The tests run every story on either page.
  initialGlobals: {
    theme: THEME,
    locale: 'en',
    direction: 'ltr',
    role: 'owner',
  },
  beforeAll: startMockWorker,
  beforeEach: [answerCalls, chooseWorkers, translateInDark, beginPlay],
  afterEach: [checkDarkColours, keepOwnTypography, endPlay],
  parameters: {
    // A violation fails the story, in the browser tests too. The light run checks all rules.
    a11y: { test: 'error', ...(THEME === 'dark' && { options: COLOUR_RULES }) },
    layout: 'padded',
    options: { storySort: { order: ['Introduction', 'Theming', 'Messages', 'Languages', 'Product', 'UI'] } },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: { options: WIDTHS },
  },
  tags: ['autodocs'],
};

export default preview;
