import { en, type Messages } from '../messages/en.js';
import { TimelineFormatError } from '../timeline/timeline-format-error.js';

/** How loading a timeline can fail in a way of its own; the client's errors carry it as `kind`. */
export const TIMELINE_FAILURE_KINDS = ['cors', 'network', 'format'] as const;

export type TimelineFailureKind = (typeof TIMELINE_FAILURE_KINDS)[number];

/** Why a timeline could not be loaded (spec §8). */
export function timelineFailure(error: unknown, texts: Messages['failures'] = en.failures): string {
  switch (kindOf(error)) {
    case 'cors':
      return texts.timelineCors;
    case 'network':
      return texts.timelineNetwork;
    case 'format':
      return texts.timelineFormat;
    case null:
      return error instanceof Error && error.message !== ''
        ? texts.timelineOther({ message: error.message })
        : texts.timelineUnknown;
  }
}

function kindOf(error: unknown): TimelineFailureKind | null {
  if (error instanceof TimelineFormatError) return 'format';
  const kind = typeof error === 'object' && error !== null && 'kind' in error ? error.kind : null;
  return TIMELINE_FAILURE_KINDS.find((known) => known === kind) ?? null;
}
