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
  /** Handlers of this story alone; they come first. */
  msw?: { handlers: AnyHandler[] };
}

const worker = setupWorker();

const TOKEN_PREFIX = 'story-';

/** Number that distinguishes the calls of one story from those of the story before. */
let storyNumber = 0;

/** Token of the calls of the current story. */
export const storyToken = (): string => `${TOKEN_PREFIX}${storyNumber}`;

/** A request in flight at the end of its story is cancelled: its response would otherwise change the next story. */
const leaveOthersUnanswered = http.all('*', async ({ request }) => {
  const token = request.headers.get('authorization');
  // Calls of a guest are signed with the secret of a link.
  const isOfStory = token?.startsWith(`Bearer ${TOKEN_PREFIX}`) === true;
  if (isOfStory && token !== `Bearer ${storyToken()}`) await delay('infinite');
});

let started: Promise<unknown> | undefined;

/** Starts once for all files of stories that one page runs. */
export async function startMockWorker(): Promise<void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
}

interface StorySurroundings {
  parameters: MockParameters;
  globals: Globals;
  viewMode: string;
}

/** A fresh set of answers for each story. */
export function answerCalls({ parameters, globals, viewMode }: StorySurroundings): void {
  // On a page of documentation all stories are on show at once.
  if (viewMode === 'story') storyNumber += 1;
  // The builders' objects are shared by all stories of a file; a story must not see another one's changes.
  const db = createDb(structuredClone({ ...viewerOf(globals), ...parameters.flowlens }));
  worker.resetHandlers(leaveOthersUnanswered, ...(parameters.msw?.handlers ?? []), ...createHandlers(db), mediaHandler);
}
