import type { FlowSummary } from '@flowlens/client';
import { detailOf } from '@flowlens/core/failures';

/** Error of a batch of which some calls failed. */
class BatchError extends Error {
  override readonly name = 'BatchError';

  constructor(
    /** Flows whose calls failed. */
    readonly flows: readonly FlowSummary[],
    cause: unknown,
  ) {
    super('Some calls failed.', { cause });
  }
}

/**
 * Makes a call for each flow, all at once, so that a page that closes has sent all of them.
 *
 * @throws BatchError after all calls, if some failed
 */
export async function runBatch(
  flows: readonly FlowSummary[],
  call: (flow: FlowSummary) => Promise<unknown>,
): Promise<void> {
  const outcomes = await Promise.allSettled(flows.map(call));
  const failed = flows.filter((_, index) => outcomes[index]?.status === 'rejected');
  const first = outcomes.find((outcome) => outcome.status === 'rejected');
  if (first) throw new BatchError(failed, first.reason);
}

const TITLES_SHOWN = 3;

/** The flows whose calls failed, for a notice. */
export interface BatchFailures {
  /** Quoted titles of the first ones. */
  titles: string;
  /** Number of the others. */
  more: number;
  /** The server's reason for the first failure. */
  reason: string | undefined;
}

/** @param quote Puts a title in the quotation marks of the user's language. */
export function failuresOf(error: unknown, quote: (title: string) => string): BatchFailures {
  const { flows, cause } = error instanceof BatchError ? error : { flows: [], cause: error };
  return {
    titles: flows
      .slice(0, TITLES_SHOWN)
      .map(({ title }) => quote(title))
      .join(', '),
    more: Math.max(flows.length - TITLES_SHOWN, 0),
    reason: detailOf(cause),
  };
}
