import type { TestProject } from 'vitest/node';
import { type PageServer, startPageServer } from './page-server.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the server that the tests of the recorder call. */
    recorderServer: string;
  }
}

/** Server for the tests' pages. */
let server: PageServer;

export async function setup(project: TestProject): Promise<void> {
  server = await startPageServer();
  project.provide('recorderServer', server.origin);
}

export const teardown = (): Promise<void> => server.close();
