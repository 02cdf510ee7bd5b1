/** Argument of a callback that runs before an effect: the host may cancel it and take over. */
export interface CancelableDetails {
  cancel: () => void;
  readonly isCanceled: boolean;
}

export function createCancelableDetails(): CancelableDetails {
  let canceled = false;
  return {
    cancel: () => {
      canceled = true;
    },
    get isCanceled() {
      return canceled;
    },
  };
}
