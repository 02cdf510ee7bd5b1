import '../packages/components/src/styles/index.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { ThemedDocsContainer } from './docs/docs-container.js';
import { flowlensDecorator } from './flowlens-decorator.js';
import { directionToolbar, localeToolbar } from './toolbar/language-toolbar.js';
import { checkDarkColours, COLOUR_RULES } from './colour-rules.js';
import { answerCalls, startMockWorker } from './mock-worker.js';
import { keepOwnTypography } from './own-typography.js';
import { beginPlay, endPlay } from './play-state.js';
import { roleToolbar } from './toolbar/role-toolbar.js';
import { chooseWorkers } from './timeline-workers.js';
import { themeDecorator, themeToolbar } from './toolbar/theme-toolbar.js';
import { translateInDark } from './translate-in-dark.js';

/** Theme of a test run, which shows every story on a light or a dark page. */
const testedTheme: unknown = import.meta.env['STORY_THEME'];
const systemTheme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';

// Generous, because videos load slowly on a busy machine and assertions do not check durations.
configure({ asyncUtilTimeout: 20_000 });

const WIDTHS = {
  phone: { name: 'Phone, 390 px', styles: { width: '390px', height: '844px' } },
  narrow: { name: 'Narrowest, 320 px', styles: { width: '320px', height: '568px' } },
  desktop: { name: 'Desktop, 1440 px', styles: { width: '1440px', height: '900px' } },
};

const preview: Preview = {
  decorators: [flowlensDecorator, themeDecorator],
  globalTypes: { theme: themeToolbar, locale: localeToolbar, direction: directionToolbar, role: roleToolbar },
  initialGlobals: {
    theme: testedTheme ?? systemTheme,
    locale: 'en',
    direction: 'ltr',
    role: 'owner',
  },
  beforeAll: startMockWorker,
  beforeEach: [answerCalls, chooseWorkers, translateInDark, beginPlay],
  afterEach: [checkDarkColours, keepOwnTypography, endPlay],
  parameters: {
    // A violation fails the story, including in browser tests. The light run checks all rules.
    a11y: { test: 'error', ...(testedTheme === 'dark' && { options: COLOUR_RULES }) },
    layout: 'padded',
    docs: { container: ThemedDocsContainer, toc: { headingSelector: '.sbdocs-content > h2' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Guide',
          ['Introduction', 'Embedding', 'Theming', 'Messages', 'Languages'],
          'Watch',
          ['FlowView', 'FlowGallery', 'FlowPlayer', 'FlowTimeline', 'WhatWentWrong'],
          'Discuss',
          ['CommentList', 'TagPicker'],
          'Share',
          ['ShareDialog', 'ShareButton', 'SharedFlowView'],
          'Record',
          ['RecorderPanel', 'RecordButton', 'GuestRecorder', 'WaitingRecordings'],
          'Projects',
          ['ProjectSwitcher', 'ProjectSettings'],
          'Session',
          ['FlowLensProvider'],
          'Building blocks',
          'Hooks',
          ['Session', 'Flows', 'Timeline and player', 'Comments and tags', 'Sharing', 'Projects and people'],
          'Tests',
        ],
      },
    },
    controls: { expanded: true },
    backgrounds: { disable: true },
    viewport: { options: WIDTHS },
  },
  tags: ['autodocs'],
};

export default preview;
