/** The flow that the ticket is about. */
export const flowInAddress = () => new URLSearchParams(window.location.search).get('flow') ?? '';
