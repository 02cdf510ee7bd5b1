export { FlowTimeline, type FlowTimelineHandle, type FlowTimelineProps } from './flow-timeline.js';
export { type ShowEntryOptions } from './shown-entry.js';
export { type TimelineTimeFormat } from './timeline-times.js';
