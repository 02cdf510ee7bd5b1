let isLeaving = false;

/** Lets the next step in the history pass without a question, because the viewer has closed the form. */
export function leaveOnPurpose(): void {
  isLeaving = true;
}

/** Returns whether this step was on purpose, once. */
export function takePurpose(): boolean {
  const was = isLeaving;
  isLeaving = false;
  return was;
}
