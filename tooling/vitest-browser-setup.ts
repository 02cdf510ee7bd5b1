import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    awaitFrames: () => Promise<void>;
  }
}

await commands.awaitFrames();
