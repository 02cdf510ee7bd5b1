/** Path at which this document was loaded. The server's headers for that address apply to every page it shows later. */
export const loadedPath = window.location.pathname;
