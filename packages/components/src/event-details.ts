/** Comes with a callback that runs before something happens, and lets the host keep it from happening. */
export interface CancelableDetails {
  /** Keeps the component from doing what it was about to do. */
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
