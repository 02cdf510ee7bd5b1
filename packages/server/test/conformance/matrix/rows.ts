import type { Row } from '../calls/row.js';
import { EMBEDDING_ROWS } from './embedding.js';
import { EVERYONE_ROWS } from './everyone.js';
import { FLOW_ROWS } from './flows.js';
import { INVITATION_ROWS } from './invitations.js';
import { PROJECT_ROWS } from './projects.js';
import { RECORDER_ROWS } from './recorder.js';
import { RECORDING_LINK_ROWS } from './recording-links.js';

/** The complete matrix. */
export const ROWS: Row[] = [
  ...EVERYONE_ROWS,
  ...PROJECT_ROWS,
  ...INVITATION_ROWS,
  ...FLOW_ROWS,
  ...RECORDER_ROWS,
  ...RECORDING_LINK_ROWS,
  ...EMBEDDING_ROWS,
];

export function nameOf({ operation, name }: Row): string {
  return name === undefined ? operation : `${operation} ${name}`;
}
