type StepListener = (event: PopStateEvent) => void;

let listener: StepListener | null = null;
let isNextStepAllowed = false;

/** Listens for Back and Forward. Call it before the router listens, because browsers call window listeners in order. */
export function listenBeforeRouter(page: Window): void {
  page.addEventListener('popstate', (event) => listener?.(event));
}

/** Sets the listener that runs before the router for each step. */
export function setStepListener(next: StepListener | null): void {
  listener = next;
}

/** Skips the question about unsaved text at the next step, because the user has closed the form. */
export function allowNextStep(): void {
  isNextStepAllowed = true;
}

/** Returns whether this step may skip the question, and resets that. */
export function consumeAllowedStep(): boolean {
  const isAllowed = isNextStepAllowed;
  isNextStepAllowed = false;
  return isAllowed;
}
