/**
 * What an example may take as given, as declarations: their names say enough, and every reader has their own.
 * What an example is about stands in the example, imports included.
 */
export const LEFT_TO_THE_READER = `
import type { Flow, FlowLensClient, TimelineDownload } from '@flowlens/client';

declare global {
  const client: FlowLensClient;
  const getAccessToken: () => Promise<string>;
  const flow: Flow;
  const flowId: string;
  /** The text of a timeline file. */
  const text: string;
  const download: TimelineDownload;
  /** Lets the page do something else. */
  const breathe: () => Promise<void>;
}
`;
