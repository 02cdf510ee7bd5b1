import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { serveStorybook } from './serve-storybook.js';
import type { Look } from './stories.js';

/** The stories use this font on every machine. */
const FONTS = {
  '--fl-font': '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  '--fl-font-mono': '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
};

/** A time after all events in the stories. */
const NOW = new Date('2026-03-04T12:00:00.000Z');
const HEIGHT = 720;

export interface Storybook {
  page: Page;
  /** Shows a story and waits until its play function has finished and its pictures have loaded. */
  show: (look: Look, theme: 'light' | 'dark') => Promise<void>;
  /** Shows a page of documentation. */
  showDocs: (id: string, theme: 'light' | 'dark') => Promise<void>;
  /** Ids of all stories and pages. */
  ids: () => Promise<string[]>;
}

/** Tests of the built Storybook's stories, all on one page, so that its script is loaded once. */
export const test = base.extend<object, { storybook: Storybook }>({
  storybook: [
    async ({ browser }, use) => {
      await using built = await serveStorybook();
      const context = await browser.newContext({ reducedMotion: 'reduce', timezoneId: 'UTC', locale: 'en-US' });
      const page = await context.newPage();
      await page.clock.setFixedTime(NOW);
      await page.addInitScript(useFonts, fontFaces());
      await page.addInitScript(countIds);
      await use({
        page,
        show: (look, theme) => show(page, `${built.url}/${addressOf(look.story, 'story', theme)}`, look.width),
        async showDocs(id, theme) {
          await page.goto(`${built.url}/${addressOf(id, 'docs', theme)}`);
          await page.locator('#storybook-docs h1').waitFor();
        },
        async ids() {
          const index = (await (await fetch(`${built.url}/index.json`)).json()) as { entries: object };
          return Object.keys(index.entries);
        },
      });
      await context.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

function addressOf(id: string, viewMode: 'story' | 'docs', theme: 'light' | 'dark'): string {
  return `iframe.html?${new URLSearchParams({ id, viewMode, globals: `theme:${theme}` }).toString()}`;
}

async function show(page: Page, url: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: HEIGHT });
  await page.goto(url);
  await page.waitForFunction(() => {
    const preview = (window as { __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } } })
      .__STORYBOOK_PREVIEW__;
    return /^(completed|finished|errored|aborted)$/.test(preview?.currentRender?.phase ?? '');
  });
  await page.waitForFunction(picturesAreThere);
  await page.evaluate(drawVideos);
  await page.evaluate(() => document.fonts.ready);
}

/** Runs in the page. Playwright would accept two equal pictures from before this. */
function picturesAreThere(): boolean {
  // Pictures further down load on scroll.
  const images = [...document.images].filter((image) => image.getBoundingClientRect().top < innerHeight);
  const videos = [...document.querySelectorAll('video')];
  return (
    images.every(({ complete }) => complete) &&
    videos.every(({ seeking, readyState }) => !seeking && readyState >= HTMLMediaElement.HAVE_CURRENT_DATA)
  );
}

/**
 * Runs in the page. A video's `seeked` event comes before the picture is drawn, and a missed picture is not drawn
 * later, so this seeks to a neighbour and back.
 */
function drawVideos(): Promise<void[]> {
  const STEP_S = 0.01;
  const draw = (video: HTMLVideoElement, time: number) =>
    new Promise<void>((resolve) => {
      video.requestVideoFrameCallback(() => resolve());
      video.currentTime = time;
    });
  return Promise.all(
    [...document.querySelectorAll('video')].map(async (video) => {
      const { currentTime } = video;
      await draw(video, currentTime > STEP_S ? currentTime - STEP_S : currentTime + STEP_S);
      await draw(video, currentTime);
    }),
  );
}

function fontFaces(): string {
  const { resolve } = createRequire(join(import.meta.dirname, '../../package.json'));
  return Object.entries(FONTS)
    .map(([token, file]) => {
      const family = `looks${token}`;
      const data = readFileSync(resolve(file)).toString('base64');
      return `
        @font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${data}) }
        .fl-root { ${token}: ${family} !important }
      `;
    })
    .join('');
}

/** Runs in the page before anything else. */
function useFonts(css: string): void {
  new MutationObserver((_, observer) => {
    if (!document.head) return;
    observer.disconnect();
    document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page, so that the same story always has the same ids and looks the same. */
function countIds(): void {
  let made = 0;
  crypto.randomUUID = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`;
}
