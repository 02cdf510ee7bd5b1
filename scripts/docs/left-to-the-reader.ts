/**
 * Declarations of values that an example may assume, because every reader has their own. The subject of an example is
 * in the example, with its imports.
 */
export const LEFT_TO_THE_READER = `
declare const client: import('@flowlens/client').FlowLensClient;
declare const getAccessToken: () => Promise<string>;
declare const flow: import('@flowlens/client').Flow;
declare const flowId: string;
/** The text of a timeline file. */
declare const text: string;
declare const download: import('@flowlens/client').TimelineDownload;

/** Module of a step before, which the recipes name so. */
declare module '*/flow' {
  export const Flow: import('react').ComponentType<{ flowId: string }>;
}
`;
