const PREFIX = 'flowlens-recording ';

/** Marks a recording as in use by this page until the returned function is called; undefined if another page uses it. */
export function holdRecording(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const held = navigator.locks.request(`${PREFIX}${id}`, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
    );
    held.catch(() => resolve(undefined));
  });
}

/** Returns the ids of the recordings in use by any page. */
export async function recordingsInUse(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
