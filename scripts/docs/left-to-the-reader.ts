/**
 * Declarations of values that an example may assume, because every reader has their own. The subject of an example is
 * in the example, with its imports.
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
}
`;
