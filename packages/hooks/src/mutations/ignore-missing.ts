import { statusOf } from '@flowlens/core/failures';

/** Treats a deletion as successful when the object is already gone. */
export async function ignoreMissing(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}
