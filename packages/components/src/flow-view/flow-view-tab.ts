/** The tabs beside the video (spec §2 flow detail). */
export type FlowViewTab = 'timeline' | 'timeline-comments' | 'device-info';

const TABS: readonly string[] = ['timeline', 'timeline-comments', 'device-info'] satisfies FlowViewTab[];

/** Whether a text, such as one from an address, names a tab. */
export function isFlowViewTab(id: string): id is FlowViewTab {
  return TABS.includes(id);
}
