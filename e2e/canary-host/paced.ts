/** The recorder accepts 500 events per second from all sources. */
const EVENTS_PER_SECOND = 400;
/** Maximum connections of a browser to one server. */
const AT_ONCE = 6;

/** Runs work that creates this number of events per text, as fast as the recorder accepts them. */
export async function paced(
  texts: readonly string[],
  eventsPerText: number,
  work: (text: string) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < texts.length; from += AT_ONCE) {
    const until = performance.now() + (AT_ONCE * eventsPerText * 1_000) / EVENTS_PER_SECOND;
    await Promise.all(texts.slice(from, from + AT_ONCE).map(work));
    await new Promise((resolve) => setTimeout(resolve, until - performance.now()));
  }
}
