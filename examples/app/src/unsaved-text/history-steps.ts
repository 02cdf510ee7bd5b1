type StepListener = (event: PopStateEvent) => void;

let listener: StepListener | null = null;
let isOnPurpose = false;

/** Listens for Back and Forward. To be called before the router listens, because browsers call listeners of the window in turn. */
export function listenBeforeRouter(page: Window): void {
  page.addEventListener('popstate', (event) => listener?.(event));
}

/** Sets what hears of each step before the router does. */
export function setStepListener(next: StepListener | null): void {
  listener = next;
}

/** Lets the next step pass without a question, because the viewer has closed the form. */
export function leaveOnPurpose(): void {
  isOnPurpose = true;
}

/** Returns whether this step is on purpose, once. */
export function takePurpose(): boolean {
  const was = isOnPurpose;
  isOnPurpose = false;
  return was;
}
