import { builtinEnvironments, type Environment } from 'vitest/runtime';

const { jsdom } = builtinEnvironments;

/** Globals that jsdom lacks or implements in part, taken from Node. */
const FROM_NODE = {
  crypto,
  CompressionStream,
  DecompressionStream,
  ReadableStream,
  TextDecoderStream,
  TextEncoderStream,
  TransformStream,
  WritableStream,
};

/**
 * Test environment with a new jsdom window, and newly loaded modules, for each test file. jsdom itself is loaded once
 * per process.
 */
export default {
  ...jsdom,
  async setupVM(options) {
    const realm = await jsdom.setupVM!(options);
    for (const [name, value] of Object.entries(FROM_NODE))
      Object.defineProperty(realm.getVmContext(), name, { value, configurable: true, writable: true });
    return realm;
  },
} satisfies Environment;
