const PREFIX = 'flowlens-recording ';

/** Marks a recording as in use by this page until the returned function is called; undefined when another page uses it. */
export function holdRecording(id: string): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const held = navigator.locks.request(`${PREFIX}${id}`, { ifAvailable: true }, (lock) =>
      lock ? new Promise<void>((release) => resolve(release)) : resolve(undefined),
    );
    held.catch(() => resolve(undefined));
  });
}

/** Ids of the recordings that some page uses. */
export async function recordingsInUse(): Promise<Set<string>> {
  const { held = [] } = await navigator.locks.query();
  return new Set(held.flatMap(({ name }) => (name?.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [])));
}
