import { createFlowLensClient } from '@flowlens/client';
import { createRecorder, type Recorder } from '@flowlens/recorder';
import { showReportButton } from './report-button.js';

const setting = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
const server = setting('flowlens-server');
const token = setting('flowlens-token');

/** Null when the shop was started without a FlowLens server. */
export const recorder: Recorder | null = server && token ? startRecorder(server, token) : null;

showReportButton(recorder);

function startRecorder(baseUrl: string, recorderToken: string): Recorder {
  const client = createFlowLensClient({
    baseUrl,
    getAccessToken: () => recorderToken,
    credentials: 'omit',
    // Taken now, so that scripts that replace it later never see the token.
    fetch: globalThis.fetch.bind(globalThis),
  });
  // The shop has many pages: a popup captures the tab, and continues while it navigates. People without an account may
  // record it with a recording link of the same server.
  const created = createRecorder({ client, popupHost: '/flowlens-recorder', guestServers: [baseUrl] });
  created.install();
  return created;
}
