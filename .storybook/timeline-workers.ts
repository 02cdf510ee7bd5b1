interface StoryOfATimeline {
  parameters: { realWorkers?: boolean };
}

/**
 * Stories read timelines on the page: a worker would fetch its modules one by one, each through the service worker that answers the
 * calls. `parameters.realWorkers` asks for the real thing.
 */
export function chooseWorkers({ parameters }: StoryOfATimeline): () => void {
  const RealWorker = globalThis.Worker;
  if (!parameters.realWorkers) Object.assign(globalThis, { Worker: undefined });
  return () => void (globalThis.Worker = RealWorker);
}
