/** Reasons that the popup explains in the person's language. */
export type ProblemCode =
  | 'already_recording'
  | 'not_connected'
  | 'not_recordable'
  | 'own_server'
  | 'blocked_site'
  | 'not_allowed_site'
  | 'sensitive_site'
  | 'no_microphone'
  | 'storage_full'
  | 'not_armed'
  | 'not_recording'
  | 'refused'
  | 'wrong_answer';

/** An error with a known reason; it keeps the reason on its way through a message. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(readonly code: ProblemCode) {
    super(`FlowLens Recorder: ${code}`);
  }
}
