import { createDb, createHandlers, type MockDb } from '@flowlens/testing';
import { type AnyHandler, delay, http } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Globals } from 'storybook/internal/types';
import { mediaHandler } from './media-handler.js';
import { viewerOf } from './toolbar/role-toolbar.js';

/** Parameters of a story for its mock server. */
interface MockParameters {
  /** Data of the mock server. */
  flowlens?: Partial<MockDb>;
  /** Handlers of this story, which take precedence. */
  msw?: { handlers: AnyHandler[] };
}

const worker = setupWorker();

const TOKEN_PREFIX = 'story-';

/** Number that distinguishes the calls of a story from those of the previous one. */
let storyNumber = 0;

/** Token of the calls of the current story. */
export const storyToken = (): string => `${TOKEN_PREFIX}${storyNumber}`;

/** Never answers requests of earlier stories, because a late response would change the current story. */
const holdCallsOfEarlierStories = http.all('*', async ({ request }) => {
  const token = request.headers.get('authorization');
  // Calls of guests carry the secret of a recording link.
  const isOfStory = token?.startsWith(`Bearer ${TOKEN_PREFIX}`) === true;
  if (isOfStory && token !== `Bearer ${storyToken()}`) await delay('infinite');
});

let started: Promise<unknown> | undefined;

/** Starts once per page, which may run several files of stories. */
export async function startMockWorker(): Promise<void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
}

interface StorySurroundings {
  parameters: MockParameters;
  globals: Globals;
  viewMode: string;
}

/** Resets the mock server for each story. */
export function answerCalls({ parameters, globals, viewMode }: StorySurroundings): void {
  // A page of documentation shows all its stories at once.
  if (viewMode === 'story') storyNumber += 1;
  // Cloned, because all stories of a file share these objects and must not see each other's changes.
  const db = createDb(structuredClone({ ...viewerOf(globals), ...parameters.flowlens }));
  worker.resetHandlers(
    holdCallsOfEarlierStories,
    ...(parameters.msw?.handlers ?? []),
    ...createHandlers(db),
    mediaHandler,
  );
}
