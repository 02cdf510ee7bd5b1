/**
 * Declarations of values that readers supply, so examples may use them undeclared. An example must import everything it
 * is about.
 */
export const LEFT_TO_THE_READER = `
declare const client: import('@flowlens/client').FlowLensClient;
declare const getAccessToken: () => Promise<string>;
declare const flow: import('@flowlens/client').Flow;
declare const flowId: string;
/** The text of a timeline file. */
declare const text: string;
declare const download: import('@flowlens/client').TimelineDownload;

/** Module that an earlier step of a recipe creates. */
declare module '*/flow' {
  export const Flow: import('react').ComponentType<{ flowId: string }>;
}
`;
