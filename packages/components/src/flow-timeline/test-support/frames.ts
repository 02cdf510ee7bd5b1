/** Waits until the browser has drawn, and told of, what has just changed. */
export const frames = () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
