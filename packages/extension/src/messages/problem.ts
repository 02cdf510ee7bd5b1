/** Reasons that the popup explains in the user's language. */
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

/** Error with a known reason, which is preserved when the error is sent in a message. */
export class Problem extends Error {
  override readonly name = 'Problem';

  constructor(readonly code: ProblemCode) {
    super(`FlowLens Recorder: ${code}`);
  }
}
