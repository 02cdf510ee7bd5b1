import { type RefusalName, refusal } from '../refusals/refusals.js';
import { detailOf } from './error-facts.js';

const ENDS = [
  'recordingLinkUnknown',
  'recordingLinkExpired',
  'recordingLinkRevoked',
  'recordingLinkUsedUp',
] as const satisfies RefusalName[];

/** Returns whether the server refused a guest's recording because the link has ended. A retry cannot succeed then. */
export function isRecordingLinkOver(error: unknown): boolean {
  const detail = detailOf(error);
  return ENDS.some((name) => refusal(name) === detail);
}
