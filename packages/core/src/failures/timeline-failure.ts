import type { Messages } from '../messages/en.js';
import { TimelineFormatError } from '../timeline/format/timeline-format-error.js';

/**
 * Returns why a timeline could not be loaded (spec §8): by the `kind` of the client's error, otherwise by its message.
 */
export function timelineFailure(error: unknown, texts: Messages['failures']): string {
  switch (kindOf(error)) {
    case 'cors':
      return texts.timelineCors;
    case 'network':
      return texts.timelineNetwork;
    case 'format':
      return texts.timelineFormat;
    default:
      return error instanceof Error && error.message !== ''
        ? texts.timelineOther({ message: error.message })
        : texts.timelineUnknown;
  }
}

function kindOf(error: unknown): unknown {
  if (error instanceof TimelineFormatError) return 'format';
  return typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
}
