import { z } from 'zod';
import { DEFAULT_MAX_TOKENS, TOKENS_MAX } from '../results/tool-result.js';

const TOKENS_MIN = 500;

/** Input of every tool that reads one flow. */
export const flowInput = z
  .string()
  .min(1)
  .max(2_000)
  .describe('ID of the flow, or its address; a ?t= in the address points at a moment');

export const cursorInput = z.string().max(200).optional().describe('From the previous result, for the next page');

export const maxTokensInput = z
  .int()
  .min(TOKENS_MIN)
  .max(TOKENS_MAX)
  .optional()
  .describe(`Approximate maximum length of the result; ${DEFAULT_MAX_TOKENS} if left out`);
