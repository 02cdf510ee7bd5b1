/** Tabs next to the video: timeline, comments, device info and the sequence diagram. */
export type FlowViewTab = 'timeline' | 'timeline-comments' | 'device-info' | 'sequence';

const TABS: readonly string[] = ['timeline', 'timeline-comments', 'device-info', 'sequence'] satisfies FlowViewTab[];

/** Returns whether a text, such as one from a URL, is the name of a tab. */
export function isFlowViewTab(id: string): id is FlowViewTab {
  return TABS.includes(id);
}
