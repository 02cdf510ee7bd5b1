import { statusOf } from '@flowlens/core/failures';

/** Treats a deletion as successful if the object was already deleted. */
export async function ignoreMissing(deletion: Promise<void>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    if (statusOf(error) !== 404) throw error;
  }
}
