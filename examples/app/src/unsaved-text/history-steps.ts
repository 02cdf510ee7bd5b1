type StepListener = (event: PopStateEvent) => void;

let listener: StepListener | null = null;
let isOnPurpose = false;

/** Listens for Back and Forward. Call it before the router listens, because browsers call window listeners in order. */
export function listenBeforeRouter(page: Window): void {
  page.addEventListener('popstate', (event) => listener?.(event));
}

/** Sets the listener that runs before the router for each step. */
export function setStepListener(next: StepListener | null): void {
  listener = next;
}

/** Lets the next step pass without a question, because the user has closed the form. */
export function leaveOnPurpose(): void {
  isOnPurpose = true;
}

/** Returns once whether this step is intended. */
export function takePurpose(): boolean {
  const was = isOnPurpose;
  isOnPurpose = false;
  return was;
}
