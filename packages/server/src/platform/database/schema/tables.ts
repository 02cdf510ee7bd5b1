import type { EmbedTables } from './embed-tables.js';
import type { FlowTables } from './flow-tables.js';
import type { PeopleTables } from './people-tables.js';
import type { ProjectTables } from './project-tables.js';
import type { RecordingTables } from './recording-tables.js';
import type { ServerTables } from './server-tables.js';

/** All tables of the product, as `migrations/*.sql` create them. */
export interface Tables extends PeopleTables, ProjectTables, EmbedTables, FlowTables, RecordingTables, ServerTables {}
