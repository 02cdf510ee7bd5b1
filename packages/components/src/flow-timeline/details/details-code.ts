'use client';

import { lazyCode } from '../../ui/internal/lazy/lazy-code.js';

/** Code for the details of a row: half the size of a timeline, loaded when a row is first opened. */
export const detailsCode = lazyCode(async () => (await import('./details-of-row.js')).DetailsOfRow);
