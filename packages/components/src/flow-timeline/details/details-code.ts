'use client';

import { lazyCode } from '../../ui/lazy-code/lazy-code.js';

/** What reads and draws the details of a row: half of what a timeline weighs, and first needed when a row is opened. */
export const detailsCode = lazyCode(async () => (await import('./details-of-row.js')).DetailsOfRow);
