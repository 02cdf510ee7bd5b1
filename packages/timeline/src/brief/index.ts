export { estimateTokens } from './estimate-tokens.js';
export { flowBrief, type FlowBriefOptions, incidentsToRead } from './flow-brief.js';
export type { FlowForBrief } from './flow-lines.js';
export { type FoldedRows, repeatKey } from './fold-repeats.js';
export {
  type ExplainedIncident,
  explainIncidents,
  type IncidentReport,
  incidentRows,
} from './incidents/explain-incidents.js';
export type { Incident } from './incidents/incident.js';
export { incidentSummary, type IncidentSummaryOptions, incidentText } from './incidents/incident-summary.js';
export { rankIncidents } from './incidents/rank-incidents.js';
export { fencedText, RECORDED_TEXT_NOTICE, recordedLine, recordedText } from './safe-text.js';
export { STEP_FILTERS, type StepRange, stepsForBrief } from './steps-for-brief.js';
