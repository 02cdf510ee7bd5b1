import { createDb, createHandlers, type MockDb } from '@flowlens/testing';
import type { AnyHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import type { Globals } from 'storybook/internal/types';
import { mediaHandler } from './media-handler.js';
import { viewerOf } from './role-toolbar.js';

/** What a story says of its surroundings, under `parameters`. */
interface MockParameters {
  /** What the calls are answered from. */
  flowlens?: Partial<MockDb>;
  /** Handlers of this story alone; they come first. */
  msw?: { handlers: AnyHandler[] };
}

const worker = setupWorker();

let started: Promise<unknown> | undefined;

/** Starts once for all files of stories that one page runs. */
export async function startMockWorker(): Promise<void> {
  started ??= worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  await started;
}

/** A fresh set of answers for each story. */
export function answerCalls({ parameters, globals }: { parameters: MockParameters; globals: Globals }): void {
  // The builders' objects are shared by all stories of a file; a story must not see another one's changes.
  const db = createDb(structuredClone({ ...viewerOf(globals), ...parameters.flowlens }));
  worker.resetHandlers(...(parameters.msw?.handlers ?? []), ...createHandlers(db), mediaHandler);
}
