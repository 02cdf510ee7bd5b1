import { FlowLensError } from '@flowlens/client';
import type { Emit } from '../events/emit.js';

/** Emits the error of a component, unless it is that of a request, which the provider reports with its operation. */
export function emitFailure(error: unknown, emit: Emit): void {
  if (!(error instanceof FlowLensError)) emit('flowlens-error', { error, operation: undefined });
}
