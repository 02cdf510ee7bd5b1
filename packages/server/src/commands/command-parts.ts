import type { Config } from '../config/config.js';
import { createLogger } from '../logging/logger.js';
import { createVoice } from '../logging/voice.js';
import type { CommandParts } from './command.js';

export function createParts(config: Config): CommandParts {
  const log = createLogger(config);
  return { config, log, say: createVoice(config, log) };
}
