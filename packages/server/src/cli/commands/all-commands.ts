import { backup } from './backup.js';
import type { Command } from '../command.js';
import { createProject } from './create-project.js';
import { migrate } from './migrate.js';
import { createRecorderToken } from './people/create-recorder-token.js';
import { endSessions } from './people/end-sessions.js';
import { listPeople } from './people/list-people.js';
import { removePerson } from './people/remove-person.js';
import { setLimits } from './people/set-limits.js';
import { restoreTag } from './restore-tag.js';
import { restore } from './restore.js';
import { seed } from './seed.js';
import { retry } from './retry.js';
import { serve } from './serve.js';

/** Every command, in the order of `flowlens --help`. */
export const COMMANDS: readonly Command[] = [
  serve,
  migrate,
  seed,
  createProject,
  setLimits,
  listPeople,
  createRecorderToken,
  endSessions,
  removePerson,
  restoreTag,
  retry,
  backup,
  restore,
];
