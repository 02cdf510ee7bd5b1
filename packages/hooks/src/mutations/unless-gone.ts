import { statusOf } from '@flowlens/core/failures';

/** The call that deletes something. What somebody else has deleted meanwhile is gone, as was wanted. */
export async function unlessGone(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}
