/** The recorder takes 500 events a second, those of other sources too. */
const EVENTS_PER_SECOND = 400;
/** As many connections as a browser opens to one server. */
const AT_ONCE = 6;

/** Does work that makes so many events for each text, as fast as the recorder takes them. */
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
