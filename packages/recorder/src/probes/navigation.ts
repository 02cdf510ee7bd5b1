import type { Probe } from './probe.js';

/** Records the address of the document and its changes. */
export const observeNavigation: Probe = ({ attempt, emit, now, patches, primordials, window }) => {
  const { apply, listen, unlisten } = primordials;
  let lastUrl: string | undefined;

  function record(isNewEntry = false) {
    const url = window.location.href;
    if (url === lastUrl && !isNewEntry) return;
    lastUrl = url;
    emit({ type: 'navigation', at: now(), page_url: url, navigation_data: { url } });
  }

  const onEntryChange = (event: Event & { navigationType?: string | null }) =>
    attempt(() => record(event.navigationType === 'push'));
  const onChange = () => attempt(() => record());
  const onShow = (event: PageTransitionEvent) => attempt(() => event.persisted && record(true));

  const { navigation } = window as { navigation?: EventTarget };
  const targets: [EventTarget, string, (event: never) => void][] = navigation
    ? [[navigation, 'currententrychange', onEntryChange]]
    : [
        [window, 'popstate', onChange],
        [window, 'hashchange', onChange],
      ];
  targets.push([window, 'pageshow', onShow]);
  for (const [target, type, listener] of targets) listen(target, type, listener, true);

  if (!navigation) {
    for (const name of ['pushState', 'replaceState']) {
      patches.method(window.History.prototype, name, (original, self, args) => {
        const result = apply(original, self, args) as unknown;
        attempt(() => record(name === 'pushState'));
        return result;
      });
    }
  }
  record();
  return () => {
    for (const [target, type, listener] of targets) unlisten(target, type, listener, true);
  };
};
