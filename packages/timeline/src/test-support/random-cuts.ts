import fc from 'fast-check';
import { randomFile } from './random-timeline.js';

const encoder = new TextEncoder();

/** The bytes of a random timeline. */
export const timelineFiles = fc
  .tuple(fc.integer(), fc.nat(9))
  .map(([seed, count]) => encoder.encode(randomFile(seed, count)));

/** Generates cuts of a file into chunks: none, a few, or so many that tokens and characters are split. */
export const randomCuts = fc.oneof(
  fc.constant([]),
  fc.array(fc.nat(), { maxLength: 6 }),
  fc
    .tuple(fc.nat(2_000), fc.integer({ min: 1, max: 9 }))
    .map(([first, gap]) => Array.from({ length: 60 }, (_, index) => first + index * gap)),
);
