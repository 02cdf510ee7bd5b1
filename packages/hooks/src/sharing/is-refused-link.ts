import { statusOf } from '@flowlens/core/failures';

/** Returns whether a link is permanently unusable: expired, revoked or invalid, or its flow is deleted. */
export function isRefusedLink(error: Error | null): boolean {
  return [401, 404].includes(statusOf(error) ?? 0);
}
