import { FlowLensError } from '@flowlens/client';
import type { Emit } from '../events/emit.js';

/** Emits the error of a component, except for errors of requests, which the provider reports with their operation. */
export function emitFailure(error: unknown, emit: Emit): void {
  if (!(error instanceof FlowLensError)) emit('flowlens-error', { error, operation: undefined });
}
