export { markdownReport, type MarkdownReportOptions } from './markdown-report.js';
export { playwrightTest } from './playwright-test.js';
export { rowLine } from './row-line.js';
