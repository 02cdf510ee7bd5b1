interface StoryOfATimeline {
  parameters: { realWorkers?: boolean };
}

/**
 * Makes stories read timelines on the main thread. A worker would fetch its modules one by one through the service
 * worker that mocks the API. `parameters.realWorkers` enables real workers.
 */
export function chooseWorkers({ parameters }: StoryOfATimeline): () => void {
  const RealWorker = globalThis.Worker;
  if (!parameters.realWorkers) Object.assign(globalThis, { Worker: undefined });
  return () => void (globalThis.Worker = RealWorker);
}
