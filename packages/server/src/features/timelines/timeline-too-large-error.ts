/** The timeline file is larger than this server reads. */
export class TimelineTooLargeError extends Error {
  constructor() {
    super('The timeline is larger than this server reads.');
    this.name = 'TimelineTooLargeError';
  }
}
