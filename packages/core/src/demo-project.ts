/** Id of the demo project on every server that has one. */
export const DEMO_PROJECT_ID = 'd3305409-0f10-4e1e-8a11-5eed00000001';
