import type { NetworkEntry } from '@flowlens/timeline';
import { HeadersSection } from './headers-section.js';
import { PayloadSection } from './payload-section.js';
import { ResponseSection } from './response-section.js';

/** A request: its response first, which says why it failed, then what was sent. */
export function NetworkDetails({ entry }: { entry: NetworkEntry }) {
  return (
    <>
      <ResponseSection entry={entry} />
      <PayloadSection entry={entry} />
      <HeadersSection entry={entry} />
    </>
  );
}
