type Kind = 'not_found' | 'refused' | 'not_captured';

/** Thrown by a tool for unsupported requests; the message tells the assistant what to do instead. */
export class Refusal extends Error {
  constructor(
    message: string,
    readonly kind: Kind = 'refused',
  ) {
    super(message);
    this.name = 'Refusal';
  }
}

/** The same refusal for missing flows and for flows that the person may not know about. */
export const noSuchFlow = () =>
  new Refusal(
    'There is no such flow, or you are not a member of its project. list_flows lists the existing ones.',
    'not_found',
  );

/** Refusal of a valid request for data that was not recorded. `why` is one of our own sentences. */
export const notCaptured = (why: string) => new Refusal(`captured: false. ${why}`, 'not_captured');
