import type { Messages } from '../messages/en.js';

/**
 * Returns why a timeline could not be loaded: by the `kind` of the error, otherwise by its message.
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
  return typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;
}
