// Builds the user guide that the server serves at /docs.
import { join } from 'node:path';
import { root } from '../lib/toolchain.mjs';
import { buildGuide } from './build-guide.js';

buildGuide(join(root, 'packages/server/dist/guide'));
